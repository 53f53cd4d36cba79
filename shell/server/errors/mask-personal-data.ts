const EMAIL = /[^\s@"'<>(),]+@[^\s@"'<>(),]+/g;
const ADDRESS = /\b(?:https?|blob|data):[^\s"')]+/g;
/**
 * Matches six or more digits, such as a sign-in code, an order number or a phone number. Digits may
 * be separated by one space, dot, hyphen or parenthesis.
 */
const NUMBER = /\+?\d(?:[\s().-]?\d){5,}/g;
/**
 * Matches from the first quotation mark to the last one, or to the end of the message if there is
 * only one. `JSON.parse` errors quote their input, which may itself contain quotation marks.
 */
const QUOTED = /"(?:[^]*"|[^]*$)/;

/**
 * Masks the parts of an error message that may be personal: email addresses, URLs, long numbers and
 * quoted text.
 */
export function withoutPersonalData(message: string): string {
  return message
    .replace(ADDRESS, '<url>')
    .replace(QUOTED, '<text>')
    .replace(EMAIL, '<email>')
    .replace(NUMBER, '<number>');
}
