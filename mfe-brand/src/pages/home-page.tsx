import { PageHead } from '@kaagazz/contract';

import { VisionAndMission } from '../features/about-kaagazz/vision-and-mission.tsx';
import { WhatIsKaagazz } from '../features/about-kaagazz/what-is-kaagazz.tsx';
import { BestPicks } from '../features/best-picks/best-picks.tsx';
import { useTopPicksQuery } from '../features/best-picks/top-picks.api.ts';
import { CommunityStories } from '../features/blog/community-stories.tsx';
import { CommunityCall } from '../features/community/community-call.tsx';
import { Deeds } from '../features/deeds/deeds.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { TALL_SCREEN, WIDE_SCREEN, heroSlides } from '../features/hero/hero-slides.ts';
import { ImpactGoals } from '../features/impact/impact-goals.tsx';
import { Materials } from '../features/materials/materials.tsx';
import { Milestones } from '../features/milestones/milestones.tsx';
import { JoinTheMovement } from '../features/movement/join-the-movement.tsx';
import { Process } from '../features/process/process.tsx';
import { ProductFamilies } from '../features/product-families/product-families.tsx';
import { Values } from '../features/values/values.tsx';
import { Voices } from '../features/voices/voices.tsx';
import { paths } from '../paths.ts';

/** Home: the sections in the specification's order (§2 Home). */
export function HomePage() {
  const { isError } = useTopPicksQuery(undefined);

  return (
    <>
      <PageHead
        title={null}
        description="Tree-free Indian paper, made by hand in Delhi from the city's own waste: notebooks, gift sets, folk-art kits and personalised print."
        canonical={paths.home}
        status={isError ? 503 : 200}
        preloadImage={[
          { href: heroSlides[0].wide, media: WIDE_SCREEN },
          { href: heroSlides[0].tall, media: TALL_SCREEN },
        ]}
      />
      <Hero />
      <Materials />
      <WhatIsKaagazz />
      <VisionAndMission />
      <Milestones />
      <Values />
      <Deeds />
      <Process />
      <ImpactGoals />
      <JoinTheMovement />
      <BestPicks />
      <ProductFamilies />
      <Voices />
      <CommunityStories />
      <CommunityCall />
    </>
  );
}
