import { useSiteSettings } from '@kaagazz/contract';
import { FormMessage, Text, TextLink } from '@kaagazz/design-system';
import { CUT_OFF_HOUR, arrivalBefore, dayInIndia, dayInWords, isCalendarDay, windowInWords } from '@kaagazz/domain';
import { PRINT_SERVICES, printingDays } from '@kaagazz/domain/print';
import type { PrintService } from '@kaagazz/domain/print';

interface ArrivalNoteProps {
  service: PrintService;
  event: string;
  /** May be incomplete. */
  day: string;
  pin: string | null;
  now: Date;
}

const FASTEST = PRINT_SERVICES['quick-print'];

export function ArrivalNote({ service, event, day, pin, now }: ArrivalNoteProps) {
  const { holidays = [] } = useSiteSettings();
  const today = dayInIndia(now);
  if (!isCalendarDay(day) || day < today) return <Text size="sm">Choose a date to see when to order.</Text>;

  const order = { event: day, orderedAt: now, pin, holidays };
  const arrival = arrivalBefore({ ...order, productionDays: printingDays([service.id]) });
  if (!arrival) return <FormMessage tone="warning">{`We don’t know the PIN code ${pin}.`}</FormMessage>;

  const { arrives, orderBy, expected } = arrival;
  const inWords = (date: string) => dayInWords(date).replace(` ${today.slice(0, 4)}`, '');
  const occasion = `your ${event} on ${inWords(day)}`;
  const expectedIfOrderedNow = `Expected delivery: ${windowInWords(expected)}, if you order now.`;
  const cards = service.piece[1];

  if (arrives === 'yes') {
    const lastDay = orderBy === today ? `${CUT_OFF_HOUR - 12} pm today (Indian time)` : inWords(orderBy);
    return (
      <FormMessage tone="success">
        <strong>{`Order by ${lastDay} for ${occasion}.`}</strong>{' '}
        {pin === null ? 'This is the last day to order for delivery anywhere in India.' : expectedIfOrderedNow}
      </FormMessage>
    );
  }
  if (arrives === 'maybe' && pin === null) {
    return (
      <FormMessage tone="warning">
        {`Whether your ${cards} arrive before ${occasion} depends on the PIN code. Please fill it in.`}
      </FormMessage>
    );
  }
  const faster = arrivalBefore({ ...order, productionDays: printingDays([FASTEST.id]) });
  return (
    <FormMessage tone={arrives === 'no' ? 'error' : 'warning'}>
      <strong>
        {arrives === 'no'
          ? `It is too late for printed ${cards} for ${occasion}.`
          : `Your ${cards} may arrive too late for ${occasion}.`}
      </strong>
      {` ${expectedIfOrderedNow} `}
      {faster?.arrives === 'yes' && (
        <>
          <TextLink to={`/${FASTEST.id}`}>Quick print</TextLink>
          {` is faster: ${FASTEST.quantity.minimum} or more copies of your own PDF, expected delivery ${windowInWords(faster.expected)}. `}
        </>
      )}
      You can also share your design as an image, for free, with the button below the preview.
    </FormMessage>
  );
}
