import { Button, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** One line of the cart: its picture, and what there is to say of it. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${tokens.space(4)};
  padding-block: ${tokens.space(5)};
  border-bottom: 1px dashed ${tokens.color.line};

  /* The first picture stands level with the summary beside it. */
  &:first-child {
    padding-top: 0;
  }

  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paperShade};
  }

  ${media.tablet} {
    grid-template-columns: 120px minmax(0, 1fr);
    gap: ${tokens.space(6)};
  }
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space(2)} ${tokens.space(4)};
  align-content: start;
`;

export const Amount = styled.span`
  font-weight: 600;
  text-align: end;
  white-space: nowrap;
`;

export const Changes = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${tokens.space(3)};
  align-items: center;
  justify-content: space-between;
`;

/** Below the field that says less than was typed: why. A live region, there before it has something to say. */
export const CutDown = styled.div`
  &:not(:empty) {
    margin-top: ${tokens.space(2)};
  }
`;

/** Its word ends where the amount above it ends. */
export const Remove = styled(Button)`
  margin-inline: auto calc(-1 * ${tokens.space(3)});
`;
