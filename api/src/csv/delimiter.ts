/** Detects the delimiter of a CSV file. Spreadsheet programs in some countries use semicolons. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const [header = ''] = text.split(/[\r\n]/, 1);
  if (header.includes('\t')) return '\t';
  return header.includes(';') && !header.includes(',') ? ';' : ',';
}
