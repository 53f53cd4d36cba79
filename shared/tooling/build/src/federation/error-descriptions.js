/** Replaces the module in @module-federation/error-codes, which would make the shell larger. */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
