import { preload } from 'react-dom';
import styled from 'styled-components';

const Image = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
`;

/**
 * Matches the URL of a product picture. The api also serves each product picture as AVIF in four
 * widths.
 */
const PRODUCT_PICTURE = /^(\/media\/.+\.)w800\.webp$/;

/**
 * Returns the `srcset` of a product picture's AVIF files, or undefined for an illustration, which
 * scales to any width.
 */
export function avifWidths(src: string): string | undefined {
  const begin = PRODUCT_PICTURE.exec(src)?.[1];
  return begin && [320, 480, 800, 1280].map((width) => `${begin}w${width}.avif ${width}w`).join();
}

/** Returns the URL of a picture's largest file. Only product pictures have several files. */
export function largestAvif(src: string): string {
  return src.replace(PRODUCT_PICTURE, '$1w1280.avif');
}

export interface PictureProps {
  /** For a product picture, the URL of its WebP file. The browser chooses the width and format. */
  src: string;
  /** The `srcset` of AVIF files, if `src` is not a product picture. */
  avif?: string;
  /** The `sizes` attribute of a product picture. Not needed for an illustration. */
  sizes?: string;
  /** Alternative text. Empty for a decorative picture. */
  alt: string;
  /** Intrinsic size of the file, in pixels. The browser uses it to reserve space. */
  width: number;
  height: number;
  /**
   * Loads the picture immediately instead of lazily. Use this for the largest picture on the first
   * screen.
   */
  priority?: boolean;
  /** An alternative crop for viewports that match `media`. */
  tall?: { src: string; media: string };
  className?: string;
}

export function Picture({
  src,
  avif = avifWidths(src),
  sizes,
  alt,
  width,
  height,
  priority = false,
  tall,
  className,
}: PictureProps) {
  // Preload the image here, because React doesn't preload an `img` inside a `picture`.
  if (__SERVER__ && priority && avif) {
    preload(src, { as: 'image', fetchPriority: 'high', imageSrcSet: avif, imageSizes: sizes, type: 'image/avif' });
  }
  return (
    <picture>
      {tall && <source srcSet={tall.src} media={tall.media} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <Image
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'low'}
      />
    </picture>
  );
}
