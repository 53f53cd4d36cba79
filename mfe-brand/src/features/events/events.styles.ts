import { media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const EventList = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(12)};

  ${media.tablet} {
    gap: ${tokens.space(8)};
  }
`;

export const Event = styled.li`
  display: grid;
  gap: ${tokens.space(5)};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${tokens.space(10)};

    & + & {
      padding-top: ${tokens.space(8)};
      border-top: 2px dashed ${tokens.color.line};
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;

export const Thumbnail = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  border-radius: ${tokens.radius.md};
`;

export const When = styled.p`
  margin: 0;
  color: ${tokens.color.terracotta};
  font-weight: 600;
  font-size: ${tokens.size.sm};
`;
