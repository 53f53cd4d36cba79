export function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}
