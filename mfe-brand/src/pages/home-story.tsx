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
import { FurtherDown } from './further-down.tsx';

/** Home after its hero, in the specification's order (§2 Home). */
export function HomeStory() {
  return (
    <>
      <Materials />
      <WhatIsKaagazz />
      <FurtherDown $after={600} $height={1900}>
        <VisionAndMission />
        <Milestones />
        <Values />
      </FurtherDown>
      <FurtherDown $after={700} $height={1450}>
        <Deeds />
        <Process />
      </FurtherDown>
      <FurtherDown $after={800} $height={1050}>
        <ImpactGoals />
        <JoinTheMovement />
      </FurtherDown>
      <FurtherDown $after={900} $height={3000}>
        <BestPicks />
        <ProductFamilies />
      </FurtherDown>
      <FurtherDown $after={1000} $height={2800}>
        <Voices />
        <CommunityStories />
        <CommunityCall />
      </FurtherDown>
    </>
  );
}
