import { Eyebrow, Heading, Text } from '@kaagazz/design-system';
import type { ReactNode } from 'react';

import { Banner, BannerImage, NARROW, Scene, Words } from './page-banner.styles.ts';

export interface BannerPicture {
  /** Picture for wide screens: 1600 × 900 pixels, calm on the left. */
  wide: string;
  /** Picture for phones: 800 × 1000 pixels, calm at the bottom. */
  tall: string;
}

/** Preloads the banner's picture, because it is the largest element on the first screen. */
export function preloadBanner({ wide, tall }: BannerPicture) {
  return [
    { href: wide, media: `not all and ${NARROW}` },
    { href: tall, media: NARROW },
  ];
}

export function PageBanner({
  eyebrow,
  title,
  picture,
  dark = false,
  action,
  children,
}: {
  eyebrow: string;
  title: string;
  picture: BannerPicture;
  dark?: boolean;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Banner $dark={dark} aria-label={eyebrow}>
      <Scene>
        <source media={NARROW} srcSet={picture.tall} width={800} height={1000} />
        <BannerImage src={picture.wide} alt="" width={1600} height={900} fetchPriority="high" />
      </Scene>
      <Words>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="lg">{children}</Text>
        {action}
      </Words>
    </Banner>
  );
}
