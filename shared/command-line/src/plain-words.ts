/** Control characters, line breaks and bidirectional marks. */
const NOT_WORDS = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** Makes untrusted text safe for one line of a terminal. */
export function plainWords(text: string): string {
  return text.replaceAll(NOT_WORDS, ' ').trim();
}
