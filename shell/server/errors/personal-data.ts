const EMAIL = /[^\s@"'<>(),]+@[^\s@"'<>(),]+/g;
const ADDRESS = /\b(?:https?|blob|data):[^\s"')]+/g;
/** Six digits with any separators: a sign-in code, an order number or a phone number. */
const NUMBER = /\+?\d(?:[\s().-]?\d){5,}/g;
/** Error messages of `JSON.parse` quote the text. */
const QUOTED = /"[^"]*("|$)/g;

/**
 * Masks the parts of an error's message that may be personal: email addresses, URLs, long numbers
 * and quoted text.
 */
export function withoutPersonalData(message: string): string {
  return message
    .replace(ADDRESS, '<url>')
    .replace(QUOTED, '<text>')
    .replace(EMAIL, '<email>')
    .replace(NUMBER, '<number>');
}

const FAMILIES: [mark: RegExp, family: string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bEdgA?\//, 'Edge'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
];

/** Returns the family of a browser, such as `Chrome`, without its version or device. */
export function browserFamily(userAgent = ''): string {
  return FAMILIES.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';
}
