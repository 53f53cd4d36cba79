/**
 * Replaces error descriptions of the federation runtime, because they would make the shell larger.
 */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
