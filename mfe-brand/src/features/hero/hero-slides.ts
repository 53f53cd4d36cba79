import type { BannerPicture } from '../../content/texts.ts';
import collecting from '../../illustrations/hero-1.svg';
import collectingTall from '../../illustrations/hero-1-tall.svg';
import lifting from '../../illustrations/hero-2.svg';
import liftingTall from '../../illustrations/hero-2-tall.svg';
import drying from '../../illustrations/hero-3.svg';
import dryingTall from '../../illustrations/hero-3-tall.svg';
import ready from '../../illustrations/hero-4.svg';
import readyTall from '../../illustrations/hero-4-tall.svg';

export const STACKED = '(orientation: portrait), (max-width: 35em)';
export const BESIDE = '(orientation: landscape) and (min-width: 35.01em)';

export const TALL_CUT = '(orientation: portrait), (max-width: 59.99em)';
export const WIDE_CUT = '(orientation: landscape) and (min-width: 60em)';

export const heroSlides: [BannerPicture, ...BannerPicture[]] = [
  { place: 'home-slide-1', wide: collecting, tall: collectingTall },
  { place: 'home-slide-2', wide: lifting, tall: liftingTall },
  { place: 'home-slide-3', wide: drying, tall: dryingTall },
  { place: 'home-slide-4', wide: ready, tall: readyTall },
];
