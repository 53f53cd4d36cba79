import { VisionAndMission } from '../features/about-kaagazz/vision-and-mission.tsx';
import { WhatIsKaagazz } from '../features/about-kaagazz/what-is-kaagazz.tsx';
import { BestPicks } from '../features/best-picks/best-picks.tsx';
import { CommunityStories } from '../features/blog/community-stories.tsx';
import { CommunityCall } from '../features/community/community-call.tsx';
import { Deeds } from '../features/deeds/deeds.tsx';
import { ImpactGoals } from '../features/impact/impact-goals.tsx';
import { Materials } from '../features/materials/materials.tsx';
import { Milestones } from '../features/milestones/milestones.tsx';
import { JoinTheMovement } from '../features/movement/join-the-movement.tsx';
import { Process } from '../features/process/process.tsx';
import { ProductFamilies } from '../features/product-families/product-families.tsx';
import { Values } from '../features/values/values.tsx';
import { Voices } from '../features/voices/voices.tsx';
import { DeferredSections } from './deferred-sections.tsx';

export function HomeStory() {
  return (
    <>
      <Materials />
      <WhatIsKaagazz />
      <DeferredSections $after={600} $height={1900}>
        <VisionAndMission />
        <Milestones />
        <Values />
      </DeferredSections>
      <DeferredSections $after={700} $height={1450}>
        <Deeds />
        <Process />
      </DeferredSections>
      <DeferredSections $after={800} $height={1050}>
        <ImpactGoals />
        <JoinTheMovement />
      </DeferredSections>
      <DeferredSections $after={900} $height={3000}>
        <BestPicks />
        <ProductFamilies />
      </DeferredSections>
      <DeferredSections $after={1000} $height={2800}>
        <Voices />
        <CommunityStories />
        <CommunityCall />
      </DeferredSections>
    </>
  );
}
