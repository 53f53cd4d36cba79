import type { CartLine } from '@kaagazz/contract';
import { useCart } from '@kaagazz/contract';
import { ButtonLink, Heading, IconButton, Text, lightSurface, media, tokens } from '@kaagazz/design-system';
import { formatPaise, fromRupees, indianDigits } from '@kaagazz/domain';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';

import { paths } from '../../paths.ts';
import { OrderLine, ShippingProgress } from '../amounts/index.ts';

const slideIn = keyframes`
  from { opacity: 0; translate: 0 1rem; }
`;

const Root = styled.div`
  ${lightSurface}
  position: fixed;
  inset: auto 0 0;
  z-index: 10;
  box-sizing: border-box;
  display: grid;
  gap: ${tokens.space(4)};
  max-height: 60dvh;
  padding: ${tokens.space(3)} ${tokens.space(5)} calc(${tokens.space(4)} + env(safe-area-inset-bottom));
  overflow-y: auto;
  border-radius: ${tokens.radius.md} ${tokens.radius.md} 0 0;
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.lifted};
  animation: ${slideIn} ${tokens.time.fast} ease-out;

  ${media.tablet} {
    inset: 5.25rem ${tokens.space(4)} auto auto;
    gap: ${tokens.space(3)};
    width: 20rem;
    max-height: calc(100dvh - 7rem);
    padding: ${tokens.space(2)} ${tokens.space(5)} ${tokens.space(5)};
    border-radius: ${tokens.radius.md};
  }

  &[data-place='opposite'],
  &[data-place='left'] {
    inset: 4.5rem 0 auto;
    border-radius: 0 0 ${tokens.radius.md} ${tokens.radius.md};

    ${media.tablet} {
      inset: auto ${tokens.space(4)} ${tokens.space(4)} auto;
      border-radius: ${tokens.radius.md};
    }
  }

  &[data-place='left'] {
    ${media.tablet} {
      inset: 5.25rem auto auto ${tokens.space(4)};
    }
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${tokens.space(3)};
  align-items: center;
  justify-content: space-between;
  margin-inline-end: calc(-1 * ${tokens.space(3)});
`;

const Amount = styled.span`
  font-weight: 600;
  white-space: nowrap;
`;

const Total = styled.p`
  display: flex;
  gap: ${tokens.space(4)};
  justify-content: space-between;
  padding-top: ${tokens.space(3)};
  border-top: 1px dashed ${tokens.color.line};
  margin: 0;
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space(3)};
`;

export interface OpenDrawerProps {
  line: CartLine;
  quantity: number;
  onClose: () => void;
}

export function OpenDrawer({ line, quantity, onClose }: OpenDrawerProps) {
  const { count, total } = useCart();
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const close = useClose(root, onClose);
  useMoveAwayFromOpener(root);
  const goods = fromRupees(total);

  return (
    <Root ref={root} role="dialog" aria-modal={false} aria-labelledby={titleId}>
      <Head>
        <Heading level={2} size="md" id={titleId}>
          In your cart
        </Heading>
        <IconButton label="Close cart" icon="close" onClick={close} />
      </Head>
      <OrderLine
        as="div"
        line={line}
        text={
          <div>
            <Text tone="strong" size="sm">
              {line.title}
            </Text>
            <Text tone="soft" size="sm">
              {quantity === line.quantity ? `${quantity} added` : `${quantity} added, ${line.quantity} in all`}
            </Text>
          </div>
        }
      />
      <ShippingProgress goods={goods} />
      <Total>
        <span>{count === 1 ? 'Subtotal (1 item)' : `Subtotal (${indianDigits(count)} items)`}</span>
        <Amount>{formatPaise(goods)}</Amount>
      </Total>
      <Actions>
        <ButtonLink to={paths.cart} variant="secondary">
          View cart
        </ButtonLink>
        {/* Checkout needs a full page load because it has its own security headers. */}
        <ButtonLink to={paths.order} reloadDocument>
          Checkout
        </ButtonLink>
      </Actions>
    </Root>
  );
}

const PLACES = ['', 'opposite', 'left'];

function useMoveAwayFromOpener(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!root.current || !opener || opener === document.body) return;
    for (const place of PLACES) {
      root.current.setAttribute('data-place', place);
      if (areApart(root.current, opener)) return;
    }
  }, [root]);
}

function areApart(drawer: HTMLElement, opener: Element): boolean {
  // Use layout positions, because `getBoundingClientRect` would include the slide-in animation.
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = drawer;
  const button = opener.getBoundingClientRect();
  return (
    button.bottom <= offsetTop ||
    button.top >= offsetTop + offsetHeight ||
    button.right <= offsetLeft ||
    button.left >= offsetLeft + offsetWidth
  );
}

function useClose(root: RefObject<HTMLElement | null>, onClose: () => void): () => void {
  const before = useRef<Element | null>(null);

  function close() {
    if (root.current?.contains(document.activeElement) && before.current instanceof HTMLElement) before.current.focus();
    onClose();
  }
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    before.current = document.activeElement;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && closeNow();
    const closeOnOutsideClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) closeNow();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOnOutsideClick, { capture: true });
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOnOutsideClick, { capture: true });
    };
  }, [root]);

  return close;
}
