import { PRINTED_RANGES, type Script, scriptOf } from '@kaagazz/domain/print';

const ATTACHED = /\p{M}|\u200c|\u200d/u;

export function unicodeRangeOf(script: Script): string {
  const attached = script === 'devanagari' ? ['U+200C-200D'] : [];
  const hex = (code: number) => code.toString(16).toUpperCase();
  return [...PRINTED_RANGES[script].map(([from, to]) => `U+${hex(from)}-${hex(to)}`), ...attached].join(', ');
}

export function scriptRuns(text: string): { text: string; script: Script }[] {
  const runs: { text: string; script: Script }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const script = scriptOf(character) ?? (last && ATTACHED.test(character) ? last.script : 'latin');
    if (last?.script === script) last.text += character;
    else runs.push({ text: character, script });
  }
  return runs;
}
