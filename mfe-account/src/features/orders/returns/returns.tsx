import type { MyReturns } from '@kaagazz/api-schema';
import { Button, Cluster, FormMessage, Heading, Stack, Text, tokens } from '@kaagazz/design-system';
import { useState } from 'react';
import styled from 'styled-components';

import { indianDate } from '../../indian-time/index.ts';
import { useMyReturnsQuery } from '../order/orders.api.ts';
import { ReturnForm } from './return-form.tsx';

type Return = MyReturns['returns'][number];

const Thumbnail = styled.img`
  width: 5rem;
  height: 5rem;
  border-radius: ${tokens.radius.sm};
  object-fit: cover;
`;

interface ReturnsProps {
  userId: string;
  orderNumber: string;
}

export function Returns({ userId, orderNumber }: ReturnsProps) {
  const { data, isError, refetch } = useMyReturnsQuery({ userId, orderNumber });
  const [isOpen, setIsOpen] = useState(false);

  if (isError) {
    return (
      <FormMessage tone="error">
        We couldn’t load your returns.{' '}
        <Button variant="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </FormMessage>
    );
  }
  if (!data || (data.returns.length === 0 && data.lines.length === 0)) return null;
  const { until, lines, returns } = data;
  return (
    <Stack gap={3} as="section" aria-label="Returns">
      <Heading level={3} size="md">
        Returns
      </Heading>
      {returns.map(({ photographs = [], ...row }) => (
        <Stack key={row.id} gap={2}>
          <Text>
            {row.lines.map(({ title, quantity }) => `${title} × ${quantity}`).join(', ')}: {stateText(row)}
          </Text>
          {photographs.length > 0 && (
            <Cluster gap={2}>
              {photographs.map(({ id, image }, index) => (
                <Thumbnail key={id} src={image} alt={`Your photograph ${index + 1}`} />
              ))}
            </Cluster>
          )}
        </Stack>
      ))}
      {until !== null && lines.length > 0 && !isOpen && (
        <>
          <Text tone="soft" size="sm">
            You can ask for a return until {indianDate(until)}.
          </Text>
          <div>
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              Return something
            </Button>
          </div>
        </>
      )}
      {lines.length > 0 && isOpen && (
        <ReturnForm userId={userId} orderNumber={orderNumber} lines={lines} onClose={() => setIsOpen(false)} />
      )}
    </Stack>
  );
}

function stateText({ state, note }: Return): string {
  if (state === 'declined') return `we can’t accept this return. ${note}`;
  return {
    requested: 'return requested. We’ll answer by email.',
    accepted: 'return accepted. Our email has the address to send the parcel to.',
    received: 'received. We’ll email you about your refund or replacement.',
  }[state];
}
