import type { Order } from '@kaagazz/api-schema';
import { VisuallyHidden, media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { indianDateAndTime } from '../../indian-time/index.ts';
import { orderSteps } from './order-steps.ts';
import type { OrderStep } from './order-steps.ts';

const Steps = styled.ol`
  ${plainList}
  display: grid;

  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    max-width: calc(var(--steps) * 8rem);
  }
`;

const Step = styled.li<{ $state: OrderStep['state']; $ended: boolean }>`
  position: relative;
  padding: 0 0 ${tokens.space(4)} ${tokens.space(7)};
  color: ${({ $state }) => ($state === 'upcoming' ? tokens.color.inkSoft : 'inherit')};
  font-size: ${tokens.size.sm};
  line-height: 1.4;

  &:last-child {
    padding-block-end: 0;
  }

  /* The line to the next step, dashed until that step is reached. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 0.875rem auto -0.25rem 0.4375rem;
    border-inline-start: 2px ${({ $state }) => ($state === 'done' ? 'solid' : 'dashed')}
      ${({ $state }) => ($state === 'done' ? tokens.color.leaf : tokens.color.line)};
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0.1875rem auto auto 0;
    box-sizing: border-box;
    width: 1rem;
    height: 1rem;
    border: 2px solid ${({ $state }) => ($state === 'upcoming' ? tokens.color.edge : 'currentcolor')};
    border-radius: 50%;
    background: ${({ $state }) => ($state === 'upcoming' ? tokens.color.paper : 'currentcolor')};
    color: ${({ $ended }) => ($ended ? tokens.color.danger : tokens.color.leaf)};
    box-shadow: ${({ $state }) => ($state === 'current' ? `inset 0 0 0 2px ${tokens.color.paper}` : 'none')};

    @media (forced-colors: active) {
      background: ${({ $state }) => ($state === 'upcoming' ? 'Canvas' : 'CanvasText')};
    }
  }

  ${media.tablet} {
    padding: ${tokens.space(6)} ${tokens.space(3)} 0 0;

    &:not(:last-child)::before {
      inset: 0.625rem -0.25rem auto 1rem;
      border-inline-start: 0;
      border-block-start: 2px ${({ $state }) => ($state === 'done' ? 'solid' : 'dashed')}
        ${({ $state }) => ($state === 'done' ? tokens.color.leaf : tokens.color.line)};
    }
  }
`;

const StatusName = styled.span<{ $current: boolean }>`
  display: block;
  font-weight: ${({ $current }) => ($current ? 700 : 400)};

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Time = styled.time`
  display: block;
  text-wrap: balance;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.xs};
`;

export function OrderTimeline({ order }: { order: Pick<Order, 'status' | 'statusHistory'> }) {
  return (
    <Steps aria-label="Status">
      {orderSteps(order).map(({ status, at, state }) => (
        <Step
          key={status}
          $state={state}
          $ended={status === 'cancelled'}
          {...(state === 'current' && { 'aria-current': 'step' })}
        >
          <StatusName $current={state === 'current'}>{status}</StatusName>
          {at !== null && <Time dateTime={at}>{indianDateAndTime(at)}</Time>}
          {state === 'upcoming' && <VisuallyHidden>still to come</VisuallyHidden>}
        </Step>
      ))}
    </Steps>
  );
}
