import { Icon, IconButton, largestAvif, Picture, Stack, VisuallyHidden } from '@kaagazz/design-system';
import type { ProductDetails } from '@kaagazz/api-schema';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useRef, useState } from 'react';

import noPicture from '../../illustrations/no-picture.svg';
import {
  Counter,
  Frame,
  Next,
  Previous,
  Slide,
  Thumbnail,
  Thumbnails,
  Track,
  ZoomIcon,
} from './product-gallery.styles.ts';
import { usePictureZoom } from './use-picture-zoom.ts';
import { useSlides } from './use-slides.ts';

const SIDE = 800;
/** Phones get 480 px files, because larger ones delay the Largest Contentful Paint. */
const GALLERY_SIZES = '(min-width: 1264px) 640px, (min-width: 1024px) 52vw, (min-width: 640px) 94vw, 62vw';

interface ProductGalleryProps {
  pictures: ProductDetails['pictures'];
  title: string;
}

export function ProductGallery({ pictures: known, title }: ProductGalleryProps) {
  const pictures = known.length > 0 ? known : [{ url: noPicture, alt: null, colour: null }];
  const count = pictures.length;
  const { shown, goTo, trackProps } = useSlides(count);
  const [isAvifShown, setIsAvifShown] = useState(false);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const goToWithFocus = (position: number) => {
    goTo(position);
    links.current[position]?.focus({ preventScroll: true });
  };
  const zoom = usePictureZoom(goToWithFocus);
  const altOf = (position: number) =>
    pictures[position]?.alt ?? (count > 1 ? `${title}, picture ${position + 1} of ${count}` : title);

  const goByKey = (event: KeyboardEvent) => {
    const targets: Record<string, number> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 };
    const target = targets[event.key];
    if (target === undefined || count === 1 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goToWithFocus(Math.min(count - 1, Math.max(0, target)));
  };
  const enlarge = (event: MouseEvent<HTMLElement>, position: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsAvifShown(event.currentTarget.querySelector('img')?.currentSrc.endsWith('.avif') ?? false);
    zoom.open(position);
  };

  return (
    <Stack gap={3} role="group" aria-label={`Pictures of ${title}`}>
      <Frame>
        <Track {...trackProps} onKeyDown={goByKey}>
          {pictures.map(({ url, colour }, position) => (
            <Slide key={url} $colour={colour}>
              <a
                ref={(link) => void (links.current[position] = link)}
                href={url}
                aria-haspopup="dialog"
                draggable={false}
                tabIndex={position === shown ? 0 : -1}
                onClick={(event) => enlarge(event, position)}
              >
                <VisuallyHidden>Enlarge </VisuallyHidden>
                <Picture
                  src={url}
                  sizes={GALLERY_SIZES}
                  alt={altOf(position)}
                  width={SIDE}
                  height={SIDE}
                  priority={position === 0}
                />
              </a>
            </Slide>
          ))}
        </Track>
        <ZoomIcon aria-hidden="true">
          <Icon name="search" />
        </ZoomIcon>
        {count > 1 && (
          <>
            <Counter aria-hidden="true">{`${shown + 1} / ${count}`}</Counter>
            <Previous $atEnd={shown === 0}>
              <IconButton
                label="Previous picture"
                icon="chevron-left"
                aria-disabled={shown === 0}
                onClick={() => goTo(shown - 1)}
              />
            </Previous>
            <Next $atEnd={shown === count - 1}>
              <IconButton
                label="Next picture"
                icon="chevron-right"
                aria-disabled={shown === count - 1}
                onClick={() => goTo(shown + 1)}
              />
            </Next>
          </>
        )}
      </Frame>
      {count > 1 && (
        <Thumbnails aria-label="More pictures">
          {pictures.map(({ url }, position) => (
            <li key={url}>
              <Thumbnail
                type="button"
                aria-label={`Show picture ${position + 1}`}
                aria-pressed={position === shown}
                onClick={() => goTo(position)}
              >
                <Picture src={url} sizes="6rem" alt="" width={SIDE} height={SIDE} />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
      <VisuallyHidden role="status">{count > 1 ? `Picture ${shown + 1} of ${count}` : ''}</VisuallyHidden>
      {zoom.View && (
        <zoom.View
          pictures={pictures.map(({ url }, at) => ({ src: isAvifShown ? largestAvif(url) : url, alt: altOf(at) }))}
          title={title}
          at={zoom.at}
          onMove={zoom.moveTo}
          onClose={zoom.close}
        />
      )}
    </Stack>
  );
}
