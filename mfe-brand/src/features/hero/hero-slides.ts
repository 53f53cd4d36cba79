import collecting from '../../illustrations/hero-1.svg';
import collectingTall from '../../illustrations/hero-1-tall.svg';
import lifting from '../../illustrations/hero-2.svg';
import liftingTall from '../../illustrations/hero-2-tall.svg';
import drying from '../../illustrations/hero-3.svg';
import dryingTall from '../../illustrations/hero-3-tall.svg';
import ready from '../../illustrations/hero-4.svg';
import readyTall from '../../illustrations/hero-4-tall.svg';

/** The words below the picture, as on a phone; */
export const STACKED = '(orientation: portrait), (max-width: 35em)';
/** else beside what it shows. */
export const BESIDE = '(orientation: landscape) and (min-width: 35.01em)';

/**
 * The tall cut of a picture is calm below, the wide one on its left. A phone held sideways and a window at 200 % get the tall one, too: there the words are
 * higher than the screen, and a wide cut behind all of them has no room left of its scene.
 */
export const TALL_CUT = '(orientation: portrait), (max-width: 59.99em)';
export const WIDE_CUT = '(orientation: landscape) and (min-width: 60em)';

export interface HeroSlide {
  /** 1600 x 900 */
  wide: string;
  /** 800 x 1000 */
  tall: string;
  /** short: it keeps to one line beside the controls of the narrowest phone, so that nothing jumps */
  caption: string;
}

/** The way of a sheet, in four pictures. */
export const heroSlides: [HeroSlide, ...HeroSlide[]] = [
  { wide: collecting, tall: collectingTall, caption: 'Collected in Delhi' },
  { wide: lifting, tall: liftingTall, caption: 'Lifted by hand' },
  { wide: drying, tall: dryingTall, caption: 'Dried by sun and wind' },
  { wide: ready, tall: readyTall, caption: 'Ready for your words' },
];
