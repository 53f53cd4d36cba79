import { useContentQuery } from '../content/content.api.ts';
import { Approach } from '../features/approach/approach.tsx';
import { CircularModel } from '../features/circular-model/circular-model.tsx';
import { CommunityCall } from '../features/community/community-call.tsx';
import { Origin } from '../features/origin/origin.tsx';
import { PartnerCall } from '../features/partner/partner-call.tsx';
import { TestimonialCarousel } from '../features/testimonials/testimonial-carousel.tsx';
import { DeferredSections } from './deferred-sections.tsx';

export function SustainabilityStory() {
  const { testimonial = [], text = {} } = useContentQuery('sustainability').data ?? {};

  return (
    <>
      <Approach />
      <DeferredSections $after={600} $height={750}>
        <CircularModel />
      </DeferredSections>
      <DeferredSections $after={700} $height={950}>
        <Origin />
      </DeferredSections>
      <DeferredSections $after={800} $height={1100}>
        <PartnerCall />
        <CommunityCall texts={text} />
      </DeferredSections>
      {testimonial.length > 0 && (
        <DeferredSections $after={900} $height={670}>
          <TestimonialCarousel testimonials={testimonial} />
        </DeferredSections>
      )}
    </>
  );
}
