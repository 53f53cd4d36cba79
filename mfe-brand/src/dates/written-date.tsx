const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2025-01-20` as `20 January 2025`, the same on every machine: no time zone, no locale. */
function writtenDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** A date that people and machines can read. */
export function WrittenDate({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {writtenDate(date)}
    </time>
  );
}
