import { dayInWords } from '@kaagazz/domain';

/** A date that people and machines can read. */
export function WrittenDate({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {dayInWords(date)}
    </time>
  );
}
