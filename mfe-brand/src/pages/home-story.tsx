import { media } from '@kaagazz/design-system';
import styled from 'styled-components';

import { useProductsInQuery } from '../catalogue/catalogue.api.ts';
import { useContentQuery } from '../content/content.api.ts';
import { VisionAndMission } from '../features/about-kaagazz/vision-and-mission.tsx';
import { WhatIsKaagazz } from '../features/about-kaagazz/what-is-kaagazz.tsx';
import { BestPicks } from '../features/best-picks/best-picks.tsx';
import { CommunityStories } from '../features/blog/community-stories.tsx';
import { CommunityCall } from '../features/community/community-call.tsx';
import { Activities } from '../features/activities/activities.tsx';
import { ImpactGoals } from '../features/impact/impact-goals.tsx';
import { Materials } from '../features/materials/materials.tsx';
import { Milestones } from '../features/milestones/milestones.tsx';
import { JoinTheMovement } from '../features/movement/join-the-movement.tsx';
import { Process } from '../features/process/process.tsx';
import { ProductFamilies } from '../features/product-families/product-families.tsx';
import { Values } from '../features/values/values.tsx';
import { Testimonials } from '../features/testimonials/testimonials.tsx';
import { DeferredSections } from './deferred-sections.tsx';

const DesktopOnly = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;

export function HomeStory() {
  const { data, isError } = useContentQuery('home');
  const { testimonial = [], milestone = [], figure = [], post = [], text = {} } = data ?? {};
  const { data: papers = [] } = useProductsInQuery('paper');

  if (isError) return <BestPicks texts={text} />;

  return (
    <>
      <Materials papers={papers} texts={text} />
      <WhatIsKaagazz texts={text} />
      <DeferredSections $after={600} $height={1500}>
        <VisionAndMission texts={text} />
        <DesktopOnly>
          {milestone.length > 0 && <Milestones milestones={milestone} texts={text} />}
          <Values texts={text} />
        </DesktopOnly>
      </DeferredSections>
      <DeferredSections $after={700} $height={1300}>
        <Activities texts={text} />
        <Process texts={text} />
      </DeferredSections>
      <DeferredSections $after={800} $height={950}>
        {figure.length > 0 && <ImpactGoals goals={figure} texts={text} />}
        <JoinTheMovement texts={text} />
      </DeferredSections>
      <DeferredSections $after={900} $height={1400}>
        <BestPicks texts={text} />
        <ProductFamilies texts={text} />
      </DeferredSections>
      <DeferredSections $after={1000} $height={1900}>
        {testimonial.length > 0 && <Testimonials testimonials={testimonial} texts={text} />}
        {post.length > 0 && <CommunityStories posts={post} texts={text} />}
        <CommunityCall texts={text} />
      </DeferredSections>
    </>
  );
}
