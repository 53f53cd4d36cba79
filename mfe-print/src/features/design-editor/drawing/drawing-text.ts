import type { Drawing, TextShape } from '@kaagazz/print-design';

/**
 * What stands on the sides of a sheet, to be read out: the lines of one field belong together, `Asha & Ravi, Saturday, 14 February 2027`.
 */
export function drawingText(drawings: readonly Drawing[]): string {
  const lines = drawings
    .flatMap(({ shapes }) => shapes)
    .filter((shape): shape is TextShape => shape.kind === 'text' && shape.text.trim() !== '');
  return lines.reduce((words, { text, field }, i) => {
    if (i === 0) return text;
    const goesOn = field !== undefined && lines[i - 1]?.field === field;
    return `${words}${goesOn ? ' ' : ', '}${text}`;
  }, '');
}
