import { Eyebrow, Heading, Text } from '@kaagazz/design-system';
import type { ReactNode } from 'react';

import { Banner, BannerImage, NARROW, Scene, Words } from './page-banner.styles.ts';

export interface BannerPicture {
  /** 1600 x 900, calm at left */
  wide: string;
  /** 800 x 1000, calm below: for phones */
  tall: string;
}

/** The banner's picture for the page's head: it is the largest thing on the first screen. */
export function preloadBanner({ wide, tall }: BannerPicture) {
  return [
    { href: wide, media: `not all and ${NARROW}` },
    { href: tall, media: NARROW },
  ];
}

/** A page's first screen: a picture and what the page is about. `dark` for a picture of the night's colours. */
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
  /** the way on */
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
