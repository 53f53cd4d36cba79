import { parseDelimited } from './guest-table.ts';
import { teamLines } from './team-table.ts';

it('finds each team member’s details by column title', () => {
  const csv =
    'Emp. No.,Employee Name,Designation,E-mail ID,Mobile No.\n7,"Rao, Nandini",Printmaker,nandini@example.in,98100 00000\n8,,Driver,,98100 00001\n9,Kabir,,kabir@example.in,\n';

  expect(teamLines(parseDelimited(csv))).toEqual({
    lines: [
      'Rao, Nandini | Printmaker | 98100 00000 | nandini@example.in',
      '| 8 Driver 98100 00001',
      'Kabir | | | kabir@example.in',
    ],
    hasOtherColumns: true,
    nameTitle: 'Employee Name',
  });
});

it('ignores the columns before the name if the table has no header row', () => {
  expect(teamLines(parseDelimited('1\tNandini Rao\tnandini@example.in\t\t98100 00000'))).toEqual({
    lines: ['Nandini Rao | nandini@example.in | | 98100 00000'],
    hasOtherColumns: false,
    nameTitle: '',
  });
});

it('removes list numbers when joining first and last names', () => {
  const csv = 'First name,Last name,Title\n1. Nandini,Rao,CEO\n2. Kabir,,Designer\n';

  expect(teamLines(parseDelimited(csv)).lines).toEqual(['Nandini Rao | CEO', 'Kabir | Designer']);
});
