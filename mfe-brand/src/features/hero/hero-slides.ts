import collecting from '../../illustrations/hero-1.svg';
import collectingTall from '../../illustrations/hero-1-tall.svg';
import lifting from '../../illustrations/hero-2.svg';
import liftingTall from '../../illustrations/hero-2-tall.svg';
import drying from '../../illustrations/hero-3.svg';
import dryingTall from '../../illustrations/hero-3-tall.svg';
import ready from '../../illustrations/hero-4.svg';
import readyTall from '../../illustrations/hero-4-tall.svg';

/** Screens higher than wide get the tall cut of a picture, whose calm part is below instead of left. */
export const TALL_SCREEN = '(orientation: portrait)';
export const WIDE_SCREEN = '(orientation: landscape)';

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
