/** Stands in for what the federation runtime adds to its errors in the shell's build, for its own tools. */
export function optionsToMFContext() {
  return undefined;
}
