import type { QuotedLine } from '@kaagazz/api-schema';
import type { CartLine } from '@kaagazz/contract';
import { Button, ButtonLink, Icon, tokens } from '@kaagazz/design-system';
import { formatRupees, stockText } from '@kaagazz/domain';
import styled from 'styled-components';

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${tokens.space(2)} ${tokens.space(3)};
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space(3)};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.dangerTint};
  color: ${tokens.color.danger};
  font-size: ${tokens.size.sm};

  p {
    display: flex;
    gap: ${tokens.space(2)};
    align-items: center;
    margin: 0;
  }
`;

/** What a shopper may do about a line that can't be paid as it stands. */
export interface Settlement {
  /** not given where the line has a button for it anyway */
  remove?: () => void;
  /** take this many */
  take: (quantity: number) => void;
  /** pay this price, rupees */
  accept: (price: number) => void;
}

/** What is wrong with a line, and the one press that settles it. Nothing changes by itself. */
export function LineProblemNote({ line, quoted, settle }: { line: CartLine; quoted: QuotedLine; settle: Settlement }) {
  const { text, action, onSettle, way } = wording(line, quoted, settle);
  return (
    <Note>
      <p>
        <Icon name="alert" size={18} /> {text}
      </p>
      {onSettle && (
        <Button variant="secondary" aria-label={`${action}: ${line.title}`} onClick={onSettle}>
          {action}
        </Button>
      )}
      {way && (
        <ButtonLink to={way} variant="secondary" aria-label={`${action}: ${line.title}`}>
          {action}
        </ButtonLink>
      )}
    </Note>
  );
}

interface Wording {
  text: string;
  action: string;
  /** what the action does; not given where the line has a button for it anyway */
  onSettle?: (() => void) | undefined;
  /** the page where it is settled */
  way?: string;
}

function wording(line: CartLine, { problem, price, stock, print }: QuotedLine, settle: Settlement): Wording {
  if (print && problem === 'NOT_APPROVED') {
    return { text: 'Please approve the proof before you pay.', action: 'Look at your proof', way: print.proofPath };
  }
  if (print && problem === 'PRICE_ON_REQUEST') {
    return {
      text: 'This has no fixed price any more. Choose something else, or ask us for a price.',
      action: 'Edit',
      way: print.editPath,
    };
  }
  if (problem === 'PRICE_CHANGED') {
    const now = formatRupees(price);
    return {
      text: `The price is now ${now}; it was ${formatRupees(line.price)}.`,
      action: `Accept ${now}`,
      onSettle: () => settle.accept(price),
    };
  }
  if (problem === 'OUT_OF_STOCK' && stock > 0) {
    return {
      text: stockText(stock, { exact: true }) ?? `Only ${stock} left`,
      action: `Take ${stock}`,
      onSettle: () => settle.take(stock),
    };
  }
  return {
    text: problem === 'OUT_OF_STOCK' ? 'Out of Stock' : 'No longer available',
    action: 'Remove',
    onSettle: settle.remove,
  };
}
