import { Button, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${tokens.space(4)};
  padding-block: ${tokens.space(5)};
  border-bottom: 1px dashed ${tokens.color.line};

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

export const Details = styled.div`
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

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${tokens.space(3)};
  align-items: center;
  justify-content: space-between;
`;

/**
 * Must always be rendered, because screen readers only announce changes to a live region that
 * already exists.
 */
export const LimitNote = styled.div`
  &:not(:empty) {
    margin-top: ${tokens.space(2)};
  }
`;

export const Remove = styled(Button)`
  margin-inline: auto calc(-1 * ${tokens.space(3)});
`;
