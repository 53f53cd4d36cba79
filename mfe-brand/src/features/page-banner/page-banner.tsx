import { Eyebrow, Heading, Text } from '@kaagazz/design-system';
import type { ReactNode } from 'react';

import type { BannerPicture } from '../../content/texts.ts';
import { Banner, BannerImage, NARROW, Scene, Words } from './page-banner.styles.ts';

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
        {picture.avif && <source type="image/avif" srcSet={picture.avif} />}
        <BannerImage src={picture.wide} alt={picture.alt ?? ''} width={1600} height={900} fetchPriority="high" />
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
