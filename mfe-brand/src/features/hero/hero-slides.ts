import type { BannerPicture } from '../../content/texts.ts';
import collecting from '../../illustrations/hero-1.svg';
import collectingTall from '../../illustrations/hero-1-tall.svg';
import lifting from '../../illustrations/hero-2.svg';
import liftingTall from '../../illustrations/hero-2-tall.svg';
import drying from '../../illustrations/hero-3.svg';
import dryingTall from '../../illustrations/hero-3-tall.svg';
import ready from '../../illustrations/hero-4.svg';
import readyTall from '../../illustrations/hero-4-tall.svg';

/** Media query for layouts that show the text below the picture, as on phones. */
export const STACKED = '(orientation: portrait), (max-width: 35em)';
/** Media query for layouts that show the text on an empty area of the picture. */
export const BESIDE = '(orientation: landscape) and (min-width: 35.01em)';

/**
 * Media query for the tall crop, which has room for text at the bottom. The wide crop has room on
 * the left, but too little for a phone in landscape or at 200% zoom.
 */
export const TALL_CUT = '(orientation: portrait), (max-width: 59.99em)';
export const WIDE_CUT = '(orientation: landscape) and (min-width: 60em)';

/**
 * Slides of the home page. A slide's caption is the title under its `place` in the page's texts.
 */
export const heroSlides: [BannerPicture, ...BannerPicture[]] = [
  { place: 'home-slide-1', wide: collecting, tall: collectingTall },
  { place: 'home-slide-2', wide: lifting, tall: liftingTall },
  { place: 'home-slide-3', wide: drying, tall: dryingTall },
  { place: 'home-slide-4', wide: ready, tall: readyTall },
];
