/**
 * Replaces a module in @module-federation/error-codes whose error descriptions would make the shell
 * larger.
 */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
