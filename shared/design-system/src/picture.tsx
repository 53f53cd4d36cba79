import styled from 'styled-components';

const Image = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
`;

/** The URL of a product photograph. The api serves smaller widths and AVIF too. */
const PHOTOGRAPH = /^(\/media\/.+\.w)(800|1200)\.webp$/;

/**
 * Returns all widths of a photograph for `srcset`; undefined for a drawing, which needs one file
 * only.
 */
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
  /** For a photograph the URL of its largest WebP. The browser picks width and format. */
  src: string;
  /** The `sizes` attribute of a photograph. Drawings need none. */
  sizes?: string;
  /** Empty for decoration. */
  alt: string;
  /** The file's own size, which lets the browser reserve the space. */
  width: number;
  height: number;
  /** Loads the picture at once, for the largest picture of the first screen. Others load lazily. */
  priority?: boolean;
  /** An alternative crop for windows that match `media`. */
  tall?: { src: string; media: string };
  className?: string;
}

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
