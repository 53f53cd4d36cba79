/** Matches control characters, bidirectional controls, lone surrogates and byte order marks. */
const REMOVED = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

export function cleanLine(line: string): string {
  return line.replace(/\s/g, ' ').replace(REMOVED, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
