import { fileRefusal } from './file-refusals.ts';
import { Refusal } from './inspection.ts';

const MEGABYTE = 1024 * 1024;
/** Good files are read once and a bit; those that lead back and forth would be read for hours. */
const MOST_READINGS = 4;
/** Between two words; a word; the beginning of a string. */
const WORD = /[\0\t\n\f\r ]+|%[^\r\n]*|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<<|>>|[()<>[\]{}]|[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const GAPS = new Set(Array.from('\0\t\n\f\r ', (sign) => sign.charCodeAt(0)));
/** What makes a dictionary begin or end, or hides that. */
const SIGN = /<<|>>|[(<]|%[^\r\n]*/g;
const STRING = /[()]|\\[\s\S]/g;
/** Those of a stream are some twenty, or name all fonts of a page. */
const MOST_WORDS = 100_000;

/** A word of a dictionary. */
export interface PdfWord {
  /** names without their escapes; a string or a remark is its first sign */
  word: string;
  at: number;
  /** 1 for those of the dictionary itself, more for those within others */
  depth: number;
}

/** An object that has bytes beside its dictionary. */
export interface PdfStream {
  words: PdfWord[];
  /** where its bytes begin; null where one program looks here for them and another one there */
  begin: number | null;
}

/** Reads a PDF in words as programs that show PDFs do, from any place, because each of them can be one that a table leads to. */
export class PdfWords {
  readonly text: string;
  #at = 0;
  #left: number;

  constructor(text: string) {
    this.text = text;
    this.#left = text.length * MOST_READINGS + MEGABYTE;
  }

  /** Whether a dictionary, a list or another object follows. */
  isValue(at: number): boolean {
    this.#at = at;
    const first = this.#next();
    if (!isNumber(first)) return first === '<<' || first === '[';
    return isNumber(this.#next()) && /^R/.test(this.#next());
  }

  /** Objects with bytes, wherever one may begin: within others and their bytes, too. */
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
    const begin = this.#at;
    this.#skipDictionary();
    const end = this.#at;
    const follows = this.#next();
    if (!follows.startsWith('stream')) return null;
    const line = follows === 'stream' && /^\r?\n/.exec(this.text.slice(this.#at, this.#at + 2));
    const stream = line ? this.#at + line[0].length : null;
    return { words: this.#words(begin, end), begin: stream };
  }

  #words(begin: number, end: number): PdfWord[] {
    const words: PdfWord[] = [];
    this.#at = begin;
    for (let depth = 1; this.#at < end;) {
      const at = this.#at;
      const word = this.#word();
      if (isGap(word)) continue;
      if (word === '<<') depth += 1;
      if (word === '>>') depth -= 1;
      this.#skipWords(word);
      if (words.length === MOST_WORDS) throw tooComplex();
      words.push({ word: plainName(word), at, depth });
    }
    return words;
  }

  /** Goes behind it; most objects are nothing else, and need not be read word for word. */
  #skipDictionary(): void {
    for (let depth = 1; depth > 0;) {
      SIGN.lastIndex = this.#at;
      const sign = SIGN.exec(this.text)?.[0];
      this.#moveTo(sign === undefined ? this.text.length : SIGN.lastIndex);
      if (sign === undefined) return;
      if (sign === '<<') depth += 1;
      if (sign === '>>') depth -= 1;
      this.#skipWords(sign);
    }
  }

  /** The next word that is one, '' at the end. */
  #next(): string {
    for (;;) {
      const word = this.#word();
      if (!isGap(word) && !word.startsWith('%')) return word;
    }
  }

  #word(): string {
    WORD.lastIndex = this.#at;
    const word = WORD.exec(this.text)?.[0] ?? '';
    this.#moveTo(this.#at + word.length);
    return word;
  }

  /** Goes behind the string that begins with this. */
  #skipWords(sign: string): void {
    if (sign === '<') return this.#skipTo('>');
    if (sign !== '(') return;
    STRING.lastIndex = this.#at;
    for (let depth = 1; depth > 0;) {
      const found = STRING.exec(this.text)?.[0];
      if (found === undefined) return this.#moveTo(this.text.length);
      if (found === '(') depth += 1;
      if (found === ')') depth -= 1;
    }
    this.#moveTo(STRING.lastIndex);
  }

  #skipTo(sign: string): void {
    const to = this.text.indexOf(sign, this.#at);
    this.#moveTo(to < 0 ? this.text.length : to + 1);
  }

  #moveTo(at: number): void {
    this.#left -= at - this.#at;
    if (this.#left < 0) throw tooComplex();
    this.#at = at;
  }
}

function isGap(word: string): boolean {
  return GAPS.has(word.charCodeAt(0));
}

function isNumber(word: string): boolean {
  return /^[+-]?\d+$/.test(word);
}

/** Each sign of a name may stand as `#` and its number. */
function plainName(word: string): string {
  if (word.startsWith('%')) return '%';
  if (!word.startsWith('/') || !word.includes('#')) return word;
  return word.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function tooComplex(): Refusal {
  return new Refusal(fileRefusal('FILE_TOO_COMPLEX'));
}
