/** Stands in for stylis' table of vendor prefixes in the shell's build: styled-components does not prefix unless told to. */
export function prefix(value) {
  return value;
}
