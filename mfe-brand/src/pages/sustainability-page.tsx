import { PageHead } from '@kaagazz/contract';

import { Approach } from '../features/approach/approach.tsx';
import { CircularModel } from '../features/circular-model/circular-model.tsx';
import { CommunityCall } from '../features/community/community-call.tsx';
import { Origin } from '../features/origin/origin.tsx';
import { SustainabilityBanner, bannerPictures } from '../features/sustainability-banner/sustainability-banner.tsx';
import { VoiceCarousel } from '../features/voices/voice-carousel.tsx';
import { paths } from '../paths.ts';

/** Sustainability: how the paper is made and why (specification §2 Sustainability). */
export function SustainabilityPage() {
  return (
    <>
      <PageHead
        title="Sustainability"
        description="How Kaagazz turns a city's flowers, rags, stems and husks into paper: no tree felled, little water, steady work, and a circle that closes."
        canonical={paths.sustainability}
        preloadImage={bannerPictures}
      />
      <SustainabilityBanner />
      <Approach />
      <CircularModel />
      <Origin />
      <VoiceCarousel />
      <CommunityCall />
    </>
  );
}
