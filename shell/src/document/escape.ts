/** Escapes text for an element. */
export function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes text for an attribute in double quotes. */
export function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}
