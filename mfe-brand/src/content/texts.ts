import type { SiteEntries } from '@kaagazz/api-schema';

export type Texts = SiteEntries['text'];

const MISSING = { title: '', text: '', photograph: '', alt: '' };

export function textAt(texts: Texts, place: string): Texts[string] {
  return texts[place] ?? MISSING;
}

export interface BannerPicture {
  place: string;
  wide: string;
  tall: string;
  avif?: string;
  alt?: string;
}

export function bannerOf(texts: Texts, drawings: BannerPicture): BannerPicture {
  const { photograph, alt } = textAt(texts, drawings.place);
  return photograph
    ? { ...drawings, wide: photograph, tall: photograph, avif: photograph.replace('800.webp', '1280.avif'), alt }
    : drawings;
}

/** Returns preload links for the banner, which is usually the Largest Contentful Paint element. */
export function preloadBanner({ wide, tall, avif = wide }: BannerPicture, wideMedia: string, tallMedia: string) {
  return [
    { href: avif, media: wideMedia },
    { href: tall, media: tallMedia },
  ];
}
