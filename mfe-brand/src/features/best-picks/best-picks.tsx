import { ButtonLink, Section, TopPicks, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { SectionHeading } from '../../content/section-heading.tsx';
import type { Texts } from '../../content/texts.ts';
import { StandaloneLink } from '../../links/standalone-link.ts';
import { elsewhere } from '../../paths.ts';
import { SectionTop } from '../../section-top/section-top.ts';
import { PickHeart } from '../../wishlist/pick-heart.tsx';
import { useTopPicksQuery } from './top-picks.api.ts';

const StaggeredPicks = styled(TopPicks)`
  ${media.desktop} {
    grid-template-columns: 5fr 4fr 3fr;
    gap: ${tokens.space(10)};
    align-items: end;
  }
`;

const Footing = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${tokens.space(8)};

  ${media.tablet} {
    margin-top: ${tokens.space(12)};
  }
`;

const SIZES = '(min-width: 1024px) 480px, (min-width: 640px) 33vw, 62vw';

export function BestPicks({ texts }: { texts: Texts }) {
  const { data: picks, isError } = useTopPicksQuery(undefined);

  return (
    <Section deckled aria-labelledby="best-picks">
      <SectionTop>
        <SectionHeading texts={texts} place="home-picks" id="best-picks" />
        <StandaloneLink to={elsewhere.products}>Latest Collection</StandaloneLink>
      </SectionTop>
      <StaggeredPicks
        products={picks}
        isError={isError}
        productsPath={elsewhere.products}
        productPath={elsewhere.product}
        sizes={SIZES}
        corner={({ _id, title }) => <PickHeart id={_id} title={title} />}
      >
        <Footing>
          <ButtonLink to={elsewhere.products} variant="secondary" size="lg">
            View Collections
          </ButtonLink>
        </Footing>
      </StaggeredPicks>
    </Section>
  );
}
