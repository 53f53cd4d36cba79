import { media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space(8)};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  ${media.desktop} {
    gap: ${tokens.space(20)};
  }
`;

export const Why = styled.div`
  margin-top: ${tokens.space(16)};
`;

export const Seal = styled.img`
  justify-self: center;
  width: min(60%, 19rem);
  height: auto;

  ${media.tablet} {
    width: 13rem;
  }

  ${media.desktop} {
    width: 19rem;
  }
`;

export const Scene = styled.img`
  width: 100%;
  height: auto;
  border-radius: ${tokens.radius.md};

  ${media.tablet} {
    width: 18rem;
  }

  ${media.desktop} {
    width: 30rem;
  }
`;

export const Reasons = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(8)};
  margin: ${tokens.space(6)} 0 0;

  & > li {
    display: grid;
    gap: ${tokens.space(2)};
    align-content: start;
    padding-top: ${tokens.space(5)};
    border-top: 2px dashed ${tokens.color.terracotta};
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Steps = styled.ol`
  ${plainList}
  display: grid;
  gap: ${tokens.space(8)};
  margin: ${tokens.space(10)} 0 0;

  & > li {
    display: grid;
    gap: ${tokens.space(2)};
    align-content: start;
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Number = styled.span`
  color: ${tokens.color.terracotta};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.display};
  line-height: 1;
`;
