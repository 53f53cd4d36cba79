import { PageHead } from '@kaagazz/contract';

import { Approach } from '../features/approach/approach.tsx';
import { CircularModel } from '../features/circular-model/circular-model.tsx';
import { CommunityCall } from '../features/community/community-call.tsx';
import { Origin } from '../features/origin/origin.tsx';
import { PageBanner, preloadBanner } from '../features/page-banner/page-banner.tsx';
import { PartnerCall } from '../features/partner/partner-call.tsx';
import { VoiceCarousel } from '../features/voices/voice-carousel.tsx';
import drying from '../illustrations/hero-3.svg';
import dryingTall from '../illustrations/hero-3-tall.svg';
import { paths } from '../paths.ts';

const picture = { wide: drying, tall: dryingTall };

/** Sustainability: how the paper is made and why (specification §2 Sustainability). */
export function SustainabilityPage() {
  return (
    <>
      <PageHead
        title="Sustainability"
        description="How Kaagazz turns a city's flowers, rags, stems and husks into paper: no tree felled, little water, steady work, and a circle that closes."
        canonical={paths.sustainability}
        preloadImage={preloadBanner(picture)}
      />
      <PageBanner eyebrow="Sustainability" title="Nothing felled. Nothing burnt. Nothing wasted." picture={picture}>
        Paper is older than the paper mill. We make it the old way, out of what the new city leaves over.
      </PageBanner>
      <Approach />
      <CircularModel />
      <Origin />
      <PartnerCall />
      <CommunityCall />
      <VoiceCarousel />
    </>
  );
}
