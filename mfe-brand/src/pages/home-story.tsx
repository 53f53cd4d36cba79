import { useHydrated } from '@kaagazz/contract';
import { laidOutLater } from '@kaagazz/design-system';
import { useState } from 'react';
import styled from 'styled-components';

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

const FurtherDown = styled.div<{ $after: number | undefined }>`
  contain-intrinsic-block-size: 3000px;
  ${({ $after }) => $after !== undefined && laidOutLater($after)}
  /* Nothing is drawn outside of such a box: it reaches up as far as the uneven edge of its first section does. */
  margin-top: -12px;
  padding-top: 12px;
`;

/** Home after its hero, in the specification's order (§2 Home). */
export function HomeStory() {
  const hydrated = useHydrated();
  const [drawnByServer] = useState(!hydrated);
  const after = (milliseconds: number) => (drawnByServer ? milliseconds : undefined);

  return (
    <>
      <Materials />
      <WhatIsKaagazz />
      <VisionAndMission />
      <FurtherDown $after={after(600)}>
        <Milestones />
        <Values />
        <Deeds />
        <Process />
      </FurtherDown>
      <FurtherDown $after={after(750)}>
        <ImpactGoals />
        <JoinTheMovement />
        <BestPicks />
        <ProductFamilies />
      </FurtherDown>
      <FurtherDown $after={after(900)}>
        <Voices />
        <CommunityStories />
        <CommunityCall />
      </FurtherDown>
    </>
  );
}
