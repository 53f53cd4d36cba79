import { Eyebrow, Heading, Text } from '@kaagazz/design-system';

import drying from '../../illustrations/hero-3.svg';
import dryingTall from '../../illustrations/hero-3-tall.svg';
import { Banner, BannerImage, Scene, Words } from './sustainability-banner.styles.ts';

const NARROW = '(max-width: 639px)';

/** The page's largest picture, for its head. */
export const bannerPictures = [
  { href: drying, media: '(min-width: 640px)' },
  { href: dryingTall, media: NARROW },
];

/** The page's first screen (specification §2 Sustainability, banner). */
export function SustainabilityBanner() {
  return (
    <Banner aria-labelledby="sustainability-title">
      <Scene>
        <source media={NARROW} srcSet={dryingTall} width={800} height={1000} />
        <BannerImage src={drying} alt="" width={1600} height={900} fetchPriority="high" />
      </Scene>
      <Words>
        <Eyebrow>Sustainability</Eyebrow>
        <Heading level={1} size="display" id="sustainability-title">
          Nothing felled. Nothing burnt. Nothing wasted.
        </Heading>
        <Text size="lg">
          Paper is older than the paper mill. We make it the old way, out of what the new city leaves over.
        </Text>
      </Words>
    </Banner>
  );
}
