import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { hasDevanagari, type Script } from '@kaagazz/domain/print';
import * as fontkit from 'fontkit';

import { FALLBACK_FONT, type FontId, fontOf } from '../fonts.ts';
import { scriptRuns } from '../script.ts';

const files = createRequire(import.meta.url);
const opened = new Map<string, FontFile>();

export interface FontFile {
  /** For example `mukta-400 latin`. */
  name: string;
  bytes: Buffer;
  font: fontkit.Font;
}

export interface Run {
  text: string;
  file: FontFile;
}

function openFile(id: FontId, script: Script): FontFile {
  const name = `${id} ${script}`;
  const known = opened.get(name);
  if (known) return known;
  const { folder, weight, style } = fontOf(id);
  const bytes = readFileSync(files.resolve(`@fontsource/${folder}/files/${folder}-${script}-${weight}-${style}.woff`));
  const font = fontkit.create(bytes);
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
  const file = { name, bytes, font };
  opened.set(name, file);
  return file;
}

export function fontRuns(text: string, id: FontId): Run[] {
  const runs: Run[] = [];
  for (const { text: piece, script } of scriptRuns(text)) {
    const own = openFile(id, script);
    for (const letter of piece) {
      const code = letter.codePointAt(0) ?? 0;
      const file = own.font.hasGlyphForCodePoint(code) || isJoiner(code) ? own : openFile(FALLBACK_FONT, script);
      const last = runs.at(-1);
      if (last?.file === file) last.text += letter;
      else runs.push({ text: letter, file });
    }
  }
  return runs.map((run) => (canLayOut(run) ? run : { ...run, file: openFile(FALLBACK_FONT, 'devanagari') }));
}

/** Returns false if fontkit 2.0.4 throws an error for this text. */
function canLayOut({ text, file }: Run): boolean {
  if (!hasDevanagari(text)) return true;
  try {
    file.font.layout(text);
    return true;
  } catch {
    return false;
  }
}

function isJoiner(code: number): boolean {
  return code === 0x200c || code === 0x200d;
}
