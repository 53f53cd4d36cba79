import type { SheetSide } from '@kaagazz/print-design';

/** Returns a side's text for screen readers, such as `Asha & Ravi, Saturday, 14 February 2027`. */
export function sheetText({ shapes }: SheetSide): string {
  const lines = shapes.filter((shape) => shape.kind === 'text' && shape.text.trim() !== '');
  return lines.reduce((text, line, index) => {
    if (line.kind !== 'text') return text;
    const previous = lines[index - 1];
    const isSameField = previous?.kind === 'text' && line.field !== undefined && previous.field === line.field;
    const separator = index === 0 ? '' : isSameField ? ' ' : ', ';
    return text + separator + line.text;
  }, '');
}
