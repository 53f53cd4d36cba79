import { PageHead, lazyPage, lazySection } from '@kaagazz/contract';
import { Spinner } from '@kaagazz/design-system';
import styled from 'styled-components';

import { useContentQuery } from '../content/content.api.ts';
import { bannerOf, preloadBanner, textAt } from '../content/texts.ts';
import { PageBanner } from '../features/page-banner/page-banner.tsx';
import { NARROW, NOT_NARROW } from '../features/page-banner/page-banner.styles.ts';
import drying from '../illustrations/hero-3.svg';
import dryingTall from '../illustrations/hero-3-tall.svg';
import { paths } from '../paths.ts';

const drawings = { place: 'sustainability-banner', wide: drying, tall: dryingTall };

const Place = styled.div`
  display: grid;
  align-items: start;
  min-height: 100svh;
`;

function Loading() {
  return (
    <Place>
      <Spinner label="Loading sustainability" />
    </Place>
  );
}

const Story = lazySection(
  lazyPage(
    () => import(/* webpackChunkName: "sustainability-story" */ './sustainability-story.tsx'),
    'SustainabilityStory',
  ),
  Loading,
);

export function SustainabilityPage() {
  const texts = useContentQuery('sustainability').data?.text ?? {};
  const { title, text } = textAt(texts, 'sustainability-banner');
  const picture = bannerOf(texts, drawings);

  return (
    <>
      <PageHead
        title="Sustainability"
        description="How Kaagazz turns a city's flowers, rags, stems and husks into paper: no tree felled, little water, steady work, and a circle that closes."
        canonical={paths.sustainability}
        preloadImage={preloadBanner(picture, NOT_NARROW, NARROW)}
      />
      <PageBanner eyebrow="Sustainability" title={title || 'Sustainability'} picture={picture}>
        {text}
      </PageBanner>
      <Story />
    </>
  );
}
