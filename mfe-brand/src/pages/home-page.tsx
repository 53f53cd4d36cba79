import { PageHead, lazyPage, lazySection } from '@kaagazz/contract';

import { useContentQuery } from '../content/content.api.ts';
import { bannerOf, preloadBanner, textAt } from '../content/texts.ts';
import { useTopPicksQuery } from '../features/best-picks/top-picks.api.ts';
import { Hero } from '../features/hero/hero.tsx';
import { TALL_CUT, WIDE_CUT, heroSlides } from '../features/hero/hero-slides.ts';
import { paths } from '../paths.ts';

const HomeStory = lazySection(
  lazyPage(() => import(/* webpackChunkName: "home-story" */ './home-story.tsx'), 'HomeStory'),
);

export function HomePage() {
  const { isError } = useTopPicksQuery(undefined);
  const content = useContentQuery('home');
  const texts = content.data?.text ?? {};
  const { title, text } = textAt(texts, 'home-hero');

  return (
    <>
      <PageHead
        title={null}
        description={textAt(texts, 'home-search').text}
        canonical={paths.home}
        status={isError || content.isError ? 503 : 200}
        preloadImage={preloadBanner(bannerOf(texts, heroSlides[0]), WIDE_CUT, TALL_CUT)}
      />
      <Hero title={title || (content.isError ? 'Kaagazz' : '\u00a0')} text={text} texts={texts} />
      <HomeStory />
    </>
  );
}
