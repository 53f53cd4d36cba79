import { Picture, media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(5)};
`;

export const SpotPicture = styled(Picture)`
  width: min(22rem, 80vw);
`;

export const Row = styled.div`
  display: grid;
  gap: ${tokens.space(4)};

  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: ${tokens.space(8)};
  }

  ${media.desktop} {
    grid-template-columns: 1fr auto auto;
  }
`;

export const Pictures = styled.div`
  display: flex;
  gap: ${tokens.space(2)};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space(2)} ${tokens.space(8)};
  margin: 0;

  ${media.tablet} {
    grid-template-columns: 6rem 6rem 2.75rem auto;
    column-gap: ${tokens.space(4)};
    justify-content: start;
  }

  ${media.desktop} {
    column-gap: ${tokens.space(8)};
  }

  dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.sm};
  }

  dd {
    margin: 0;
  }
`;
