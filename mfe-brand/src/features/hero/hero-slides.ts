import collecting from '../../illustrations/hero-1.svg';
import collectingTall from '../../illustrations/hero-1-tall.svg';
import lifting from '../../illustrations/hero-2.svg';
import liftingTall from '../../illustrations/hero-2-tall.svg';
import drying from '../../illustrations/hero-3.svg';
import dryingTall from '../../illustrations/hero-3-tall.svg';
import ready from '../../illustrations/hero-4.svg';
import readyTall from '../../illustrations/hero-4-tall.svg';

/** Media query for layouts with the text below the picture, as on a phone. */
export const STACKED = '(orientation: portrait), (max-width: 35em)';
/** Media query for layouts that show the text on top of the picture, over its calm part. */
export const BESIDE = '(orientation: landscape) and (min-width: 35.01em)';

/**
 * Media query for layouts that show the tall crop, which is calm at the bottom. The wide crop is
 * calm on the left. On a phone in landscape or at 200% zoom, the text would cover the wide crop
 * entirely.
 */
export const TALL_CUT = '(orientation: portrait), (max-width: 59.99em)';
export const WIDE_CUT = '(orientation: landscape) and (min-width: 60em)';

export interface HeroSlide {
  /** 1600 × 900. */
  wide: string;
  /** 800 × 1000. */
  tall: string;
  /** Caption. It must fit on one line next to the controls on a phone that is 320 px wide. */
  caption: string;
}

export const heroSlides: [HeroSlide, ...HeroSlide[]] = [
  { wide: collecting, tall: collectingTall, caption: 'Collected in Delhi' },
  { wide: lifting, tall: liftingTall, caption: 'Lifted by hand' },
  { wide: drying, tall: dryingTall, caption: 'Dried by sun and wind' },
  { wide: ready, tall: readyTall, caption: 'Ready for your words' },
];
