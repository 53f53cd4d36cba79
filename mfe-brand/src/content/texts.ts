import type { SiteEntries } from '@kaagazz/api-schema';

export type Texts = SiteEntries['text'];

const MISSING = { title: '', text: '', photograph: '', alt: '' };

/** Returns the texts for a place on the page. All fields are empty until the texts have loaded. */
export function textAt(texts: Texts, place: string): Texts[string] {
  return texts[place] ?? MISSING;
}

/** A banner's picture, which is either a pair of drawings or a photograph. */
export interface BannerPicture {
  /** Key of the photograph in the page's texts. */
  place: string;
  /**
   * Picture for wide screens. Drawings have 1600 × 900 pixels and leave room for text on the left.
   */
  wide: string;
  /** Picture for phones. Drawings have 800 × 1000 pixels and leave room for text at the bottom. */
  tall: string;
  /** AVIF version of the photograph, used on wide screens. */
  avif?: string;
  alt?: string;
}

/**
 * Returns the photograph that an editor has chosen for a banner, or the drawings if there is none.
 */
export function bannerOf(texts: Texts, drawings: BannerPicture): BannerPicture {
  const { photograph, alt } = textAt(texts, drawings.place);
  return photograph
    ? { ...drawings, wide: photograph, tall: photograph, avif: photograph.replace('800.webp', '1280.avif'), alt }
    : drawings;
}

/**
 * Returns preload links for a banner's picture, because it is the largest element on the first
 * screen.
 */
export function preloadBanner({ wide, tall, avif = wide }: BannerPicture, wideMedia: string, tallMedia: string) {
  return [
    { href: avif, media: wideMedia },
    { href: tall, media: tallMedia },
  ];
}
