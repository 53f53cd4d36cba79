import type { PrintLine } from '@kaagazz/api-schema';
import { ButtonLink, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { dayInIndia, dayInWords, formatRupees, windowInWords } from '@kaagazz/domain';
import { useEffect, useRef } from 'react';

type Change = NonNullable<PrintLine['change']>;

export function ChangeTerms({ change: { difference, delivery, payPath, payUntil } }: { change: Change }) {
  const result = useRef<HTMLDivElement>(null);
  const wasPayable = useRef(payPath !== null);

  useEffect(() => {
    if (payPath !== null && !wasPayable.current) result.current?.focus();
  }, [payPath]);

  return (
    <Stack gap={3}>
      {payPath !== null && payUntil !== null ? (
        <>
          <div ref={result} tabIndex={-1}>
            <FormMessage tone="success">
              {`You approved this version. We print it once you have paid ${formatRupees(difference)}. Without a payment by ${dayInWords(dayInIndia(new Date(payUntil)))}, we print the earlier version.`}
            </FormMessage>
          </div>
          {/* The payment page has its own security policy, so it needs a full page load. */}
          <ButtonLink to={payPath} reloadDocument size="lg">
            Pay {formatRupees(difference)}
          </ButtonLink>
        </>
      ) : (
        <Text>{termsText(difference)}</Text>
      )}
      {delivery !== null && (
        <Text>
          The delivery moves to <strong>{windowInWords(delivery)}</strong>
          {difference > 0 && ', if you pay today'}.
        </Text>
      )}
    </Stack>
  );
}

export function approveLabel(difference: number): string {
  if (difference === 0) return 'Approve the new version';
  if (difference > 0) return `Approve, then pay ${formatRupees(difference)}`;
  return `Approve and get back ${formatRupees(-difference)}`;
}

function termsText(difference: number): string {
  if (difference === 0) return 'This change is free.';
  const prices = 'at the prices of the day of your order';
  return difference > 0
    ? `This change costs ${formatRupees(difference)} more, ${prices}. We print it once you have paid.`
    : `You get back ${formatRupees(-difference)}, ${prices}, to your original payment method within 7 working days.`;
}
