import { Approach } from '../features/approach/approach.tsx';
import { CircularModel } from '../features/circular-model/circular-model.tsx';
import { CommunityCall } from '../features/community/community-call.tsx';
import { Origin } from '../features/origin/origin.tsx';
import { PartnerCall } from '../features/partner/partner-call.tsx';
import { VoiceCarousel } from '../features/voices/voice-carousel.tsx';
import { FurtherDown } from './further-down.tsx';

/** Sustainability after its banner, in the specification's order (§2 Sustainability). */
export function SustainabilityStory() {
  return (
    <>
      <Approach />
      <FurtherDown $after={600} $height={750}>
        <CircularModel />
      </FurtherDown>
      <FurtherDown $after={700} $height={950}>
        <Origin />
      </FurtherDown>
      <FurtherDown $after={800} $height={1100}>
        <PartnerCall />
        <CommunityCall />
      </FurtherDown>
      <FurtherDown $after={900} $height={670}>
        <VoiceCarousel />
      </FurtherDown>
    </>
  );
}
