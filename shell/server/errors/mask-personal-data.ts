const EMAIL = /[^\s@"'<>(),]+@[^\s@"'<>(),]+/g;
const ADDRESS = /\b(?:https?|blob|data):[^\s"')]+/g;
/** Matches six or more digits, such as a sign-in code or phone number, even with separators. */
const NUMBER = /\+?\d(?:[\s().-]?\d){5,}/g;
/**
 * Matches from the first quotation mark to the last, because `JSON.parse` errors quote the
 * unescaped input.
 */
const QUOTED = /"(?:[^]*"|[^]*$)/;

export function withoutPersonalData(message: string): string {
  return message
    .replace(ADDRESS, '<url>')
    .replace(QUOTED, '<text>')
    .replace(EMAIL, '<email>')
    .replace(NUMBER, '<number>');
}
