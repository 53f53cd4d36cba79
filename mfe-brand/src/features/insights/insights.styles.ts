import { media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const InsightList = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(8)};
`;

export const Insight = styled.li`
  display: grid;
  gap: ${tokens.space(2)};

  & + & {
    padding-top: ${tokens.space(8)};
    border-top: 2px dashed ${tokens.color.line};
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    gap: ${tokens.space(8)};
  }
`;

export const When = styled.p`
  margin: 0;
  color: ${tokens.color.terracotta};
  font-weight: 600;
  font-size: ${tokens.size.sm};

  ${media.tablet} {
    padding-top: ${tokens.space(1.5)};
  }
`;

export const Photograph = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.md};
  object-fit: cover;
`;
