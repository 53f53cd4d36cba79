import { csvOf } from './download-csv.ts';

interface Row {
  name: string;
  total: number;
}

const columns = [
  { source: 'name', label: 'Name', render: () => null, text: ({ name }: Row) => name },
  { source: 'total', label: 'Total', render: () => null, text: ({ total }: Row) => String(total) },
  { source: 'picture', label: 'Picture', render: () => null },
];

it('omits columns without a `text` function from the CSV file', () => {
  expect(csvOf(columns, [{ name: 'Asha', total: 350 }])).toBe('\uFEFFName,Total\r\nAsha,350\r\n');
});

it('quotes CSV values that contain commas or quotation marks', () => {
  expect(csvOf(columns, [{ name: 'Rao, "Bunty"', total: 1 }])).toContain('"Rao, ""Bunty""",1');
});

it('escapes a name that a spreadsheet would run as a formula', () => {
  expect(csvOf(columns, [{ name: '=HYPERLINK("x")', total: -5 }])).toContain(`"'=HYPERLINK(""x"")",-5`);
});
