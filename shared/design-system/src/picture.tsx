import { preload } from 'react-dom';
import styled from 'styled-components';

const Image = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
`;

/** Matches the URLs of product pictures, which are also available as AVIF files in four widths. */
const PRODUCT_PICTURE = /^(\/media\/.+\.)w800\.webp$/;

export function avifWidths(src: string): string | undefined {
  const begin = PRODUCT_PICTURE.exec(src)?.[1];
  return begin && [320, 480, 800, 1280].map((width) => `${begin}w${width}.avif ${width}w`).join();
}

export function largestAvif(src: string): string {
  return src.replace(PRODUCT_PICTURE, '$1w1280.avif');
}

export interface PictureProps {
  /** URL of the picture. For product pictures, use the WebP file. */
  src: string;
  avif?: string;
  sizes?: string;
  alt: string;
  width: number;
  height: number;
  /** Loads the picture eagerly. Use this for the largest picture above the fold. */
  priority?: boolean;
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
  // Preload the picture here, because React doesn't preload an `img` inside a `picture`.
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
