import styled, { keyframes } from 'styled-components';

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

const later = keyframes`
  from,
  to {
    content-visibility: auto;
    contain-intrinsic-height: 10000px;
  }
`;

/**
 * Laid out a moment after the first screen: a slow phone takes as long for all this text as for everything that is seen at first, and would show
 * its picture that much later.
 */
const FurtherDown = styled.div`
  animation: ${later} 600ms step-end;
  /* Nothing is drawn outside of such a box: it reaches up as far as the uneven edge of its first section does. */
  margin-top: -12px;
  padding-top: 12px;
`;

/** Home after its hero, in the specification's order (§2 Home). */
export function HomeStory() {
  return (
    <>
      <Materials />
      <WhatIsKaagazz />
      <VisionAndMission />
      <FurtherDown>
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
      </FurtherDown>
    </>
  );
}
