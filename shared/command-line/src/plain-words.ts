/** Control characters, terminal codes among them, line breaks, and what turns the direction of writing. */
const NOT_WORDS = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** What somebody else wrote (a name, a reason), fit to stand in one line of a terminal: it can neither end the line nor move the cursor. */
export function plainWords(text: string): string {
  return text.replaceAll(NOT_WORDS, ' ').trim();
}
