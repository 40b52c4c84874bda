package org.springframework.web.bind.annotation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stands for Spring's, which tests here do without. */
@Retention(RetentionPolicy.RUNTIME)
public @interface GetMapping {}
