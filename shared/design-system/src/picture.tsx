import styled from 'styled-components';

const Image = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
`;

/** `/media/<name>.<hash>.w<largest>.webp`: a merchant's photograph, of which the api has smaller ones and AVIF, too. */
const PHOTOGRAPH = /^(\/media\/.+\.w)(800|1200)\.webp$/;

/** All widths of a photograph for a `srcset`; `undefined` for a drawing, which is sharp at any width. */
export function photographWidths(src: string, type: 'avif' | 'webp'): string | undefined {
  const [, begin, largest] = PHOTOGRAPH.exec(src) ?? [];
  return (
    begin &&
    [400, 800, 1200]
      .filter((width) => width <= Number(largest))
      .map((width) => `${begin}${width}.${type} ${width}w`)
      .join()
  );
}

export interface PictureProps {
  /** of a merchant's photograph the largest WebP, as the api names it; the browser takes the width and type that it needs */
  src: string;
  /** how wide a photograph is shown, like the `sizes` of an `img`: `(min-width: 640px) 33vw, 50vw`; drawings need none */
  sizes?: string;
  /** empty for decoration */
  alt: string;
  /** the file's own size, CSS pixels: the browser keeps its place free, so nothing jumps (E22) */
  width: number;
  height: number;
  /** the largest thing on the first screen: fetched at once and first; all others wait until they are near */
  priority?: boolean;
  /** another cut of the picture for windows that match `media`: `(max-width: 639px)` */
  tall?: { src: string; media: string };
  className?: string;
}

/** A picture that never moves the page while it loads. */
export function Picture({ src, sizes, alt, width, height, priority = false, tall, className }: PictureProps) {
  const photograph = photographWidths(src, 'webp');

  return (
    <picture>
      {tall && <source srcSet={tall.src} media={tall.media} />}
      {photograph && <source type="image/avif" srcSet={photographWidths(src, 'avif')} sizes={sizes} />}
      <Image
        className={className}
        srcSet={photograph}
        sizes={photograph && sizes}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}
