import styled from 'styled-components';

const Image = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
`;

/**
 * Matches the URL of a product photograph, which the api also serves in smaller widths and as AVIF.
 */
const PHOTOGRAPH = /^(\/media\/.+\.w)(800|1200)\.webp$/;

/** Returns the `srcset` of a photograph, or undefined for an SVG, which scales to any width. */
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
  /** For a photograph, the URL of its largest WebP. The browser picks width and format. */
  src: string;
  /** The `sizes` attribute of a photograph. Not needed for an SVG. */
  sizes?: string;
  alt: string;
  /** Intrinsic size of the picture, so that the browser can reserve space. */
  width: number;
  height: number;
  /**
   * Loads the picture immediately instead of lazily. Use it for the largest picture of the first
   * screen.
   */
  priority?: boolean;
  /** An alternative crop for viewports that match `media`. */
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
