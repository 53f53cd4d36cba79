import { dayInWords } from '@kaagazz/domain';
import type { TablePaper } from '../print/papers/paper.ts';

export interface Job {
  order: string;
  customer: string;
  title: string;
  quantity: number;
  options: readonly { label: string; value: string }[];
  dueOn: string;
  sha256: string;
  /** Name of the print file in the ZIP archive. Null if the file has been deleted. */
  sheet: string | null;
}

export function jobList(jobs: readonly Job[], today: string): TablePaper {
  return {
    kind: 'table',
    title: 'Print jobs',
    barcode: '',
    facts: [
      { label: 'Date', value: dayInWords(today) },
      { label: 'Jobs', value: String(jobs.length) },
    ],
    parties: [],
    columns: [
      { label: 'Copies', width: 16, align: 'start' },
      { label: 'Job', width: 80, align: 'start' },
      { label: 'File', width: 58, align: 'start' },
      { label: 'Due', width: 26, align: 'start' },
    ],
    rows: jobs.map(({ order, customer, title, quantity, options, dueOn, sha256, sheet }) => [
      String(quantity),
      [title, ...options.map(({ label, value }) => `${label}: ${value}`), `${order}, ${customer}`].join('\n'),
      sheet === null ? 'File missing' : `${sheet}\nSHA-256 ${sha256.slice(0, 16)}…`,
      dayInWords(dueOn),
    ]),
    sums: [],
    notes: [],
  };
}
