import { guestLine } from '@kaagazz/domain/print';

import { columnsWith, type GuestLines, nameIn, namedRows } from './guest-table.ts';

const JOB_TITLES = ['job title', 'title', 'designation', 'role', 'position', 'post', 'पद', 'पदनाम'];
const PHONE_TITLES = [
  ...['phone', 'phone number', 'phone no', 'telephone', 'tel', 'mobile', 'mobile number', 'mobile no'],
  ...['contact', 'contact number', 'contact no', 'cell', 'फ़ोन', 'फोन', 'मोबाइल'],
];
const EMAIL_TITLES = ['email', 'e mail', 'email address', 'email id', 'e mail id', 'mail', 'ईमेल'];

export function teamLines(rows: readonly (readonly string[])[]): GuestLines {
  const table = namedRows(rows);
  const { titles, names, body } = table;
  const columns =
    titles && [JOB_TITLES, PHONE_TITLES, EMAIL_TITLES].map((known) => columnsWith(titles, known)[0] ?? -1);
  const [first = 0] = names;
  let hasOtherColumns = false;
  const lines = body.map((row) => {
    const cells = row.map((cell) => cell.replace(/\s+/g, ' ').trim());
    const name = nameIn(table, cells);
    if (columns) {
      hasOtherColumns ||= cells.some((cell, at) => cell !== '' && !names.includes(at) && !columns.includes(at));
    }
    if (name === '') return guestLine(['', cells.filter(Boolean).join(' ')]);
    return guestLine([name, ...(columns?.map((at) => cells[at] ?? '') ?? cells.slice(first + 1))]);
  });
  return { lines, hasOtherColumns, nameTitle: table.nameTitle };
}
