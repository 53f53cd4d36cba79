import { Picture, media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Tiles = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(8)} ${tokens.space(4)};
  ${plainList}

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${tokens.space(6)};
  }

  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

export const Tile = styled.li`
  position: relative;
  display: grid;
  gap: ${tokens.space(2)} ${tokens.space(4)};
  align-content: start;

  /* on phones, a tile without a neighbour fills the row */
  &:last-child:nth-child(odd) {
    grid-column: 1 / -1;
    grid-template: auto 1fr / 1fr 1fr;

    > :first-child {
      grid-row: span 2;
    }

    ${media.tablet} {
      grid-column: auto;
      grid-template: none;

      > :first-child {
        grid-row: auto;
      }
    }
  }
`;

export const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space(0.5)};
`;

export const Mat = styled.div`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  aspect-ratio: 1;
  padding: 8%;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};

  /* makes the mat the containing block of the image */
  picture {
    display: contents;
  }
`;

export const DesignPicture = styled(Picture)`
  width: ${({ width, height }) => Math.min(100, (100 * width) / height).toFixed(1)}%;
  box-shadow: ${tokens.shadow.sheet};
`;

export const ServicePicture = styled(Picture)`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: ${tokens.color.paperShade};
  border-radius: ${tokens.radius.md};
`;
