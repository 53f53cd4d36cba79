const NOT_WORDS = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * Replaces control characters, because untrusted text could use them to manipulate the terminal.
 */
export function plainWords(text: string): string {
  return text.replaceAll(NOT_WORDS, ' ').trim();
}
