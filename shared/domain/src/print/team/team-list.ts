import { isEmail, isPhone } from '../../contact-rules.ts';
import { type NameList, type Person, readLines } from '../guest-list.ts';

export function readTeamList(text: string): NameList {
  return readLines(text, (line, [name = '', ...others]) => {
    const cells = others.filter(Boolean);
    const email = cells.find((cell) => cell.includes('@')) ?? '';
    const phoneNumber = cells.find((cell) => /\d/.test(cell) && !/[\p{L}@]/u.test(cell)) ?? '';
    const [jobTitle = '', ...extra] = cells.filter((cell) => cell !== email && cell !== phoneNumber);
    const person = { fullName: name, jobTitle, phoneNumber, email };
    const guest = { line, name, otherName: '', address: '', person };
    return { guest, printed: Object.values(person).join(''), reason: problemOf(person, extra) };
  });
}

function problemOf({ phoneNumber, email }: Person, extra: readonly string[]): string | null {
  const details = [phoneNumber, email].filter(Boolean);
  const wrong = extra.at(-1) ?? details.find((text) => !isPhone(text) && !isEmail(text));
  if (wrong !== undefined) return `“${wrong}” is not a phone number or an email address.`;
  return details.length === 0 ? 'Add a phone number or an email address.' : null;
}
