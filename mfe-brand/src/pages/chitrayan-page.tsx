import { PageHead } from '@kaagazz/contract';
import { ButtonLink } from '@kaagazz/design-system';

import { useContentQuery } from '../content/content.api.ts';
import { bannerOf, preloadBanner, textAt } from '../content/texts.ts';
import { ChitrayanImpact } from '../features/chitrayan/chitrayan-impact.tsx';
import { ChitrayanSteps } from '../features/chitrayan/chitrayan-steps.tsx';
import { ChitrayanStory } from '../features/chitrayan/chitrayan-story.tsx';
import { FeaturedKits } from '../features/kits/featured-kits.tsx';
import { useProductsInQuery } from '../catalogue/catalogue.api.ts';
import { PageBanner } from '../features/page-banner/page-banner.tsx';
import { NARROW, NOT_NARROW } from '../features/page-banner/page-banner.styles.ts';
import { ChitrayanTestimonials } from '../features/testimonials/chitrayan-testimonials.tsx';
import wall from '../illustrations/chitrayan-wall.svg';
import wallTall from '../illustrations/chitrayan-wall-tall.svg';
import { elsewhere, paths } from '../paths.ts';

const drawings = { place: 'chitrayan-banner', wide: wall, tall: wallTall };

export function ChitrayanPage() {
  const { isError } = useProductsInQuery('chitrayan');
  const { testimonial = [], text = {} } = useContentQuery('chitrayan').data ?? {};
  const banner = textAt(text, 'chitrayan-banner');
  const picture = bannerOf(text, drawings);

  return (
    <>
      <PageHead
        title="Chitrayan folk-art kits"
        description="Paint your own Madhubani, Warli, Gond or Kalamkari picture. Our kits have outlines drawn by folk painters on tree-free handmade paper."
        canonical={paths.chitrayan}
        status={isError ? 503 : 200}
        preloadImage={preloadBanner(picture, NOT_NARROW, NARROW)}
      />
      <PageBanner
        eyebrow="Chitrayan"
        title={banner.title || 'Chitrayan'}
        picture={picture}
        dark
        action={
          <ButtonLink to={elsewhere.chitrayanKits} size="lg">
            See the kits
          </ButtonLink>
        }
      >
        {banner.text}
      </PageBanner>
      <ChitrayanStory />
      <ChitrayanSteps />
      <FeaturedKits />
      <ChitrayanImpact />
      {testimonial.length > 0 && <ChitrayanTestimonials testimonials={testimonial} />}
    </>
  );
}
