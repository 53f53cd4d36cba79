import styled from 'styled-components';

const Image = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
`;

export interface PictureProps {
  src: string;
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
export function Picture({ src, alt, width, height, priority = false, tall, className }: PictureProps) {
  return (
    <picture>
      {tall && <source srcSet={tall.src} media={tall.media} />}
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
