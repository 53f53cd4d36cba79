import { Eyebrow, Heading, Text } from '@kaagazz/design-system';
import type { ReactNode } from 'react';

import { Banner, BannerImage, NARROW, Scene, Words } from './page-banner.styles.ts';

export interface BannerPicture {
  /** 1600 × 900, calm on the left. */
  wide: string;
  /** 800 × 1000, calm at the bottom, for phones. */
  tall: string;
}

/** Preloads the banner's picture, the largest element of the first screen. */
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
