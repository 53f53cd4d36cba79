const EMAIL = /[^\s@"'<>(),]+@[^\s@"'<>(),]+/g;
const ADDRESS = /\b(?:https?|blob|data):[^\s"')]+/g;
/** Matches six or more digits, such as a sign-in code or phone number, even with separators. */
const NUMBER = /\+?\d(?:[\s().-]?\d){5,}/g;
/**
 * `JSON.parse` errors quote their input, which may contain quotation marks, so match up to the last
 * quotation mark.
 */
const QUOTED = /"(?:[^]*"|[^]*$)/;

export function withoutPersonalData(message: string): string {
  return message
    .replace(ADDRESS, '<url>')
    .replace(QUOTED, '<text>')
    .replace(EMAIL, '<email>')
    .replace(NUMBER, '<number>');
}
