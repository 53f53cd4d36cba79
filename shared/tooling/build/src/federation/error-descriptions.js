/**
 * Empty replacement for the error descriptions of the federation runtime, which would make the
 * shell larger.
 */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
