/** Stands in for the sentences of the federation runtime's errors in the shell's build: each keeps its code, and the address where it is explained. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
