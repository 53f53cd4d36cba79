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

export interface LineActions {
  onRemove?: () => void;
  onQuantity: (quantity: number) => void;
  onPrice: (price: number) => void;
}

interface LineProblemNoteProps {
  line: CartLine;
  quoted: QuotedLine;
  actions: LineActions;
}

export function LineProblemNote({ line, quoted, actions }: LineProblemNoteProps) {
  const { text, action, onClick, to } = problemNote(line, quoted, actions);
  return (
    <Note>
      <p>
        <Icon name="alert" size={18} /> {text}
      </p>
      {onClick && (
        <Button variant="secondary" aria-label={`${action}: ${line.title}`} onClick={onClick}>
          {action}
        </Button>
      )}
      {to && (
        <ButtonLink to={to} variant="secondary" aria-label={`${action}: ${line.title}`}>
          {action}
        </ButtonLink>
      )}
    </Note>
  );
}

interface ProblemNote {
  text: string;
  action: string;
  onClick?: (() => void) | undefined;
  to?: string;
}

function problemNote(line: CartLine, quoted: QuotedLine, actions: LineActions): ProblemNote {
  const { problem, price, stock, print } = quoted;
  if (print && problem === 'NOT_APPROVED') {
    return { text: 'Please approve the proof before you pay.', action: 'Look at your proof', to: print.proofPath };
  }
  if (print && problem === 'PRICE_ON_REQUEST') {
    return {
      text: 'This print no longer has a fixed price. Choose another option, or ask us for a price.',
      action: 'Edit',
      to: print.editPath,
    };
  }
  if (print?.paused !== undefined) return { text: print.paused, action: 'Remove', onClick: actions.onRemove };
  if (problem === 'PRICE_CHANGED') {
    const now = formatRupees(price);
    return {
      text: `The price is now ${now}; it was ${formatRupees(line.price)}.`,
      action: `Accept ${now}`,
      onClick: () => actions.onPrice(price),
    };
  }
  if (problem === 'OUT_OF_STOCK' && stock > 0) {
    return {
      text: stockText(stock, { exact: true }) ?? `Only ${stock} left`,
      action: `Take ${stock}`,
      onClick: () => actions.onQuantity(stock),
    };
  }
  return {
    text: problem === 'OUT_OF_STOCK' ? 'Out of Stock' : 'No longer available',
    action: 'Remove',
    onClick: actions.onRemove,
  };
}
