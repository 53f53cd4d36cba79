import { Refusal } from './inspection.ts';

const MEGABYTE = 1024 * 1024;
/**
 * Maximum average number of reads per character. Without a limit, a malicious file could take hours
 * to check.
 */
const MOST_READS = 4;
const TOKEN = /[\0\t\n\f\r ]+|%[^\r\n]*|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<<|>>|[()<>[\]{}]|[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const WHITESPACE = new Set(Array.from('\0\t\n\f\r ', (character) => character.charCodeAt(0)));
const DELIMITER = /<<|>>|[(<]|%[^\r\n]*/g;
const STRING = /[()]|\\[\s\S]/g;
const MOST_TOKENS = 100_000;

export interface PdfToken {
  text: string;
  at: number;
  depth: number;
}

export interface PdfStream {
  tokens: PdfToken[];
  start: number | null;
}

export class PdfTokens {
  readonly text: string;
  #at = 0;
  #left: number;

  constructor(text: string) {
    this.text = text;
    this.#left = text.length * MOST_READS + MEGABYTE;
  }

  isValue(at: number): boolean {
    this.#at = at;
    const first = this.#next();
    if (!isNumber(first)) return first === '<<' || first === '[';
    return isNumber(this.#next()) && /^R/.test(this.#next());
  }

  *streams(): Generator<PdfStream> {
    for (const { index } of this.text.matchAll(/obj/g)) {
      if (this.text.startsWith('end', index - 3)) continue;
      const stream = this.#streamAt(index + 3);
      if (stream) yield stream;
    }
  }

  #streamAt(from: number): PdfStream | null {
    this.#at = from;
    if (this.#next() !== '<<') return null;
    const dictionary = this.#at;
    this.#skipDictionary();
    const end = this.#at;
    const keyword = this.#next();
    if (!keyword.startsWith('stream')) return null;
    const newline = keyword === 'stream' && /^\r?\n/.exec(this.text.slice(this.#at, this.#at + 2));
    const start = newline ? this.#at + newline[0].length : null;
    return { tokens: this.#tokens(dictionary, end), start };
  }

  #tokens(start: number, end: number): PdfToken[] {
    const tokens: PdfToken[] = [];
    this.#at = start;
    for (let depth = 1; this.#at < end;) {
      const at = this.#at;
      const token = this.#token();
      if (isWhitespace(token)) continue;
      if (token === '<<') depth += 1;
      if (token === '>>') depth -= 1;
      this.#skipString(token);
      if (tokens.length === MOST_TOKENS) throw new Refusal('FILE_TOO_COMPLEX');
      tokens.push({ text: decodeName(token), at, depth });
    }
    return tokens;
  }

  #skipDictionary(): void {
    for (let depth = 1; depth > 0;) {
      DELIMITER.lastIndex = this.#at;
      const delimiter = DELIMITER.exec(this.text)?.[0];
      this.#moveTo(delimiter === undefined ? this.text.length : DELIMITER.lastIndex);
      if (delimiter === undefined) return;
      if (delimiter === '<<') depth += 1;
      if (delimiter === '>>') depth -= 1;
      this.#skipString(delimiter);
    }
  }

  #next(): string {
    for (;;) {
      const token = this.#token();
      if (!isWhitespace(token) && !token.startsWith('%')) return token;
    }
  }

  #token(): string {
    TOKEN.lastIndex = this.#at;
    const token = TOKEN.exec(this.text)?.[0] ?? '';
    this.#moveTo(this.#at + token.length);
    return token;
  }

  #skipString(token: string): void {
    if (token === '<') {
      const end = this.text.indexOf('>', this.#at);
      return this.#moveTo(end < 0 ? this.text.length : end + 1);
    }
    if (token !== '(') return;
    STRING.lastIndex = this.#at;
    for (let depth = 1; depth > 0;) {
      const found = STRING.exec(this.text)?.[0];
      if (found === undefined) return this.#moveTo(this.text.length);
      if (found === '(') depth += 1;
      if (found === ')') depth -= 1;
    }
    this.#moveTo(STRING.lastIndex);
  }

  #moveTo(at: number): void {
    this.#left -= at - this.#at;
    if (this.#left < 0) throw new Refusal('FILE_TOO_COMPLEX');
    this.#at = at;
  }
}

function isWhitespace(token: string): boolean {
  return WHITESPACE.has(token.charCodeAt(0));
}

function isNumber(token: string): boolean {
  return /^[+-]?\d+$/.test(token);
}

function decodeName(token: string): string {
  if (token.startsWith('%')) return '%';
  if (!token.startsWith('/') || !token.includes('#')) return token;
  return token.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
