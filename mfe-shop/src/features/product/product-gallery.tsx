import { Picture, Stack, tokens } from '@kaagazz/design-system';
import { useState } from 'react';
import styled from 'styled-components';

import noPicture from '../../illustrations/no-picture.svg';

const SIDE = 800;

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};

  img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${tokens.space(3)};
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Thumbnail = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 2px solid transparent;
  border-radius: ${tokens.radius.sm};
  background: none;
  cursor: pointer;

  img {
    display: block;
    width: 100%;
    height: auto;
  }

  &:hover {
    border-color: ${tokens.color.line};
  }

  &[aria-pressed='true'] {
    border-color: ${tokens.color.leaf};
  }
`;

/** A product's pictures: one large, the others to choose from below it. */
export function ProductGallery({ images, title }: { images: readonly string[]; title: string }) {
  const [chosen, setChosen] = useState(0);
  const picture = images[chosen] ?? noPicture;
  const alt = images.length > 1 ? `${title}, picture ${chosen + 1} of ${images.length}` : title;

  return (
    <Stack gap={3}>
      <Frame>
        <Picture src={picture} alt={alt} width={SIDE} height={SIDE} priority />
      </Frame>
      {images.length > 1 && (
        <Strip aria-label="More pictures">
          {images.map((image, position) => (
            <li key={image}>
              <Thumbnail
                type="button"
                aria-label={`Show picture ${position + 1}`}
                aria-pressed={position === chosen}
                onClick={() => setChosen(position)}
              >
                <Picture src={image} alt="" width={SIDE} height={SIDE} />
              </Thumbnail>
            </li>
          ))}
        </Strip>
      )}
    </Stack>
  );
}
