import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { ShownCards } from './use-shown-card.ts';

const Row = styled.div`
  display: flex;
  gap: ${tokens.space(2)};
  min-height: 3rem;
  padding: 2px;
  overflow-x: auto;

  ${media.desktop} {
    flex-wrap: wrap;
    gap: ${tokens.space(1.5)};
  }
`;

const Choice = styled.button`
  flex: none;
  min-height: 2.75rem;
  padding: 0 ${tokens.space(3)};
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.paper};
  color: inherit;
  font: 600 ${tokens.size.sm} / 1.2 ${tokens.font.text};
  cursor: pointer;

  ${media.desktop} {
    min-height: 2.25rem;
    font-size: ${tokens.size.xs};
  }

  &[aria-pressed='true'] {
    border-color: ${tokens.color.action};
    background: ${tokens.color.leafTint};
  }
`;

export function CardChooser({ cards }: { cards: ShownCards | null }) {
  return (
    <Row role="group" aria-label="Cards of the suite">
      {cards?.names.map((name, index) => (
        <Choice key={index} type="button" aria-pressed={index === cards.selected} onClick={() => cards.select(index)}>
          {name}
        </Choice>
      ))}
    </Row>
  );
}
