import { Picture, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** Label and value side by side, each on its own ruled line like an order slip. */
export const Facts = styled.dl`
  display: grid;
  margin: 0;
  font-size: ${tokens.size.sm};
  line-height: 1.45;

  > div {
    display: grid;
    grid-template-columns: 7rem 1fr;
    gap: ${tokens.space(3)};
    padding-block: ${tokens.space(2)};
    border-top: 1px dashed ${tokens.color.line};
  }

  dt {
    color: ${tokens.color.inkSoft};
  }

  dd {
    margin: 0;
  }
`;

/** The invitations lie side by side like a hand of cards. */
export const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space(6)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
`;

export const Card = styled.li`
  display: grid;

  > * {
    align-content: start;
  }
`;

/** The designs of an occasion, small; the eye knows at once what it will find. */
export const Hand = styled.div`
  display: flex;
  gap: ${tokens.space(3)};
  align-items: end;
  height: 7.5rem;
`;

export const HandSheet = styled(Picture)`
  width: auto;
  max-height: 7.5rem;
  max-width: 100%;
  box-shadow: ${tokens.shadow.sheet};
`;

/** Print jobs are a list to read, one below the other, not a wall of boxes. */
export const Jobs = styled.ul`
  display: grid;
  gap: ${tokens.space(14)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Job = styled.li`
  display: grid;
  gap: ${tokens.space(6)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }

  ${media.desktop} {
    gap: ${tokens.space(14)};
  }
`;

export const JobPicture = styled(Picture)`
  width: 100%;
  border-radius: ${tokens.radius.md};
`;
