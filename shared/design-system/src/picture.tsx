import styled from 'styled-components';

const Image = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
`;

/** The URL of a product's picture. The api serves it as AVIF in three widths too. */
const PRODUCT_PICTURE = /^(\/media\/.+\.)w800\.webp$/;

/**
 * Returns the AVIF files of a product's picture for `srcset`; undefined for an illustration, which
 * needs one file only.
 */
export function avifWidths(src: string): string | undefined {
  const begin = PRODUCT_PICTURE.exec(src)?.[1];
  return begin && [480, 800, 1280].map((width) => `${begin}w${width}.avif ${width}w`).join();
}

/** Returns the URL of the largest file of a picture. Only a product's picture has several. */
export function largestAvif(src: string): string {
  return src.replace(PRODUCT_PICTURE, '$1w1280.avif');
}

export interface PictureProps {
  /** For a product's picture the URL of its WebP. The browser picks width and format. */
  src: string;
  /** The `sizes` attribute of a product's picture. Illustrations need none. */
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
  const avif = avifWidths(src);

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
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}
