import { dayInWords } from '@kaagazz/domain';

export function FormattedDate({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {dayInWords(date)}
    </time>
  );
}
