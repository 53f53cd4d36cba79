import { readFileSync } from 'node:fs';
import path from 'node:path';

import { guestLines, isTable, numberedRows, parseDelimited } from './guest-table.ts';
import { readGuestFile } from './read-guest-file.ts';

const XLSX = readFileSync(path.join(__dirname, '../../../test-support/guests.xlsx'));
const fileOf = (name: string, ...content: BlobPart[]) => new File(content, name);
const linesIn = async (file: File) => guestLines((await readGuestFile(file)).rows ?? []).lines;

const FROM_SPREADSHEET = [
  'Sunita & Rakesh Verma | सुनीता और राकेश वर्मा',
  'मीरा जोशी',
  '| 3 98100 00001',
  'Joseph, Leela',
];

it('finds the names in an XLSX file by column title', async () => {
  expect(await linesIn(fileOf('guests.csv', new Uint8Array(XLSX)))).toEqual(FROM_SPREADSHEET);
});

it('reads quoted cells, line breaks and column titles in a CSV file', async () => {
  const csv =
    'S. No.,Guest Name,Phone,Hindi\r\n1,"Sunita & Rakesh\nVerma",98100 00000,सुनीता और राकेश वर्मा\r\n2,मीरा जोशी\r\n\r\n3,,98100 00001\r\n4,"Joseph, Leela"\r\n';

  expect(await linesIn(fileOf('guests.csv', csv))).toEqual(FROM_SPREADSHEET);
});

it.each([
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...new Uint8Array(new Uint16Array([0x41, 0x927]).buffer)]), 'Aध'],
  ['Windows-1252', new Uint8Array([0x52, 0x65, 0x6e, 0xe9]), 'René'],
])('a CSV file in %s is decoded', async (_, bytes, name) => {
  expect(await linesIn(fileOf('guests.csv', bytes))).toEqual([name]);
});

it.each([
  ['a PDF', fileOf('guests.csv', '%PDF-1.7'), /^guests\.csv is not a CSV or XLSX file/],
  ['an old Excel file', fileOf('guests.xlsx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])), /old Excel file/],
  ['a broken XLSX file', fileOf('guests.xlsx', 'PK\x03\x04 and nothing else'), /can’t be read as an XLSX file/],
  ['an empty file', fileOf('guests.csv', ''), /is empty/],
  ['a file over 1 MB', fileOf('guests.csv', 'a'.repeat(1024 * 1024 + 1)), /larger than 1 MB/],
])('%s is rejected with advice', async (_, file, advice) => {
  const { rows, problem } = await readGuestFile(file);

  expect(rows).toBeNull();
  expect(problem).toMatch(advice);
  expect(problem).toMatch(/Check|Copy|Open the file|choose another/);
});

it('imports a value from the second column only if it is in Devanagari', () => {
  expect(guestLines(parseDelimited('Asha\tआशा\nRavi\tJaipur'))).toEqual({
    lines: ['Asha | आशा', 'Ravi'],
    hasOtherColumns: true,
    nameTitle: '',
  });
});

it('doesn’t mistake pasted names that contain commas for a table', () => {
  expect(isTable('Verma, Sunita\nMehta, Rakesh')).toBe(false);
  expect(isTable('Sunita Verma\tसुनीता वर्मा')).toBe(true);
  expect(isTable('Name,Phone\nSunita,98100')).toBe(true);
});

it('joins address columns in order and replaces line breaks with commas', () => {
  const csv = 'Name,Address,City,PIN Code,Phone\nAsha,"12 Ridge Road,\nCivil Lines",Jaipur,302001,98100\nRavi,,,,\n';

  expect(guestLines(parseDelimited(csv))).toEqual({
    lines: ['Asha | | 12 Ridge Road, Civil Lines, Jaipur 302001', 'Ravi'],
    hasOtherColumns: true,
    nameTitle: 'Name',
  });
});

it('parses an address with 100,000 leading commas quickly', () => {
  expect(
    guestLines([
      ['Name', 'Address'],
      ['Asha', `${','.repeat(100_000)}Jaipur`],
    ]).lines,
  ).toEqual(['Asha | | Jaipur']);
});

it('treats a cell with a PIN code as the address if there are no column titles', () => {
  expect(
    guestLines(parseDelimited('Asha\tआशा\t12 Ridge Road, Jaipur 302001\nRavi\t4 Car Street, Chennai 600 004')),
  ).toEqual({
    lines: ['Asha | आशा | 12 Ridge Road, Jaipur 302001', 'Ravi | | 4 Car Street, Chennai 600 004'],
    hasOtherColumns: false,
    nameTitle: '',
  });
});

it.each(['Name of Guest', 'Guest’s name', 'NAME:', 'अतिथि का नाम'])(
  'names are read from a column titled %s, below a heading and beside serial numbers',
  (title) => {
    const csv = `Wedding Guest List,,\n,,\nSr. No.,${title},Mobile\n1,Asha Verma,98100\n2,Ravi Iyer,98101\n`;

    expect(guestLines(parseDelimited(csv))).toEqual({
      lines: ['Asha Verma', 'Ravi Iyer'],
      hasOtherColumns: true,
      nameTitle: title,
    });
  },
);

it('joins first and last names from two columns', () => {
  const csv = 'First Name,Last Name,City\nAsha,Verma,Jaipur\nRavi,,\n';

  expect(guestLines(parseDelimited(csv)).lines).toEqual(['Asha Verma | | Jaipur', 'Ravi']);
});

it('doesn’t mistake serial numbers for names in a table without column titles', () => {
  expect(guestLines(parseDelimited('1\tAsha\t98100\n2\tRavi\t98101')).lines).toEqual(['Asha', 'Ravi']);
});

it('removes the numbers from a pasted list if most lines are numbered', () => {
  const rows = numberedRows('Guests\r\n1. Asha Verma\r\n2) रवि\n\n10. Mehta, Leela\n') ?? [];

  expect(guestLines(rows).lines).toEqual(['Asha Verma', 'रवि', 'Mehta, Leela']);
  expect(numberedRows('1. Asha\nRavi')).toBeNull();
});
