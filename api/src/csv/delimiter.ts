/**
 * Returns the delimiter of a CSV file. Spreadsheet programs use semicolons in countries with a
 * decimal comma, and tabs in files that they call “Unicode Text”.
 *
 * @param text the file, or at least its first line
 */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const [header = ''] = text.split(/[\r\n]/, 1);
  if (header.includes('\t')) return '\t';
  return header.includes(';') && !header.includes(',') ? ';' : ',';
}
