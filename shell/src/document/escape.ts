/** Words as they can stand between tags. */
export function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Words as they can stand in an attribute, in double quotes. */
export function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}
