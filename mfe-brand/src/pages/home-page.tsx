import { PageHead, lazyPage, lazySection } from '@kaagazz/contract';

import { useContentQuery } from '../content/content.api.ts';
import { textAt } from '../content/texts.ts';
import { useTopPicksQuery } from '../features/best-picks/top-picks.api.ts';
import { Hero } from '../features/hero/hero.tsx';
import { TALL_CUT, WIDE_CUT, heroSlides } from '../features/hero/hero-slides.ts';
import { paths } from '../paths.ts';

/**
 * All sections below the first screen. They are rendered on the server and hydrated when they come
 * into view.
 */
const HomeStory = lazySection(
  lazyPage(() => import(/* webpackChunkName: "home-story" */ './home-story.tsx'), 'HomeStory'),
);

export function HomePage() {
  const { isError } = useTopPicksQuery(undefined);
  const content = useContentQuery('home');
  const { title, text } = textAt(content.data?.text ?? {}, 'home-hero');

  return (
    <>
      <PageHead
        title={null}
        description="Tree-free Indian paper, made by hand in Delhi from the city's own waste: notebooks, gift sets, folk-art kits and personalised print."
        canonical={paths.home}
        status={isError || content.isError ? 503 : 200}
        preloadImage={[
          { href: heroSlides[0].wide, media: WIDE_CUT },
          { href: heroSlides[0].tall, media: TALL_CUT },
        ]}
      />
      <Hero title={title || (content.isError ? 'Kaagazz' : '\u00a0')} text={text} />
      <HomeStory />
    </>
  );
}
