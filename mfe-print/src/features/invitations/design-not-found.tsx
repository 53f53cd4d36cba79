import { PageHead } from '@kaagazz/contract';
import { ButtonLink, EmptyState, PageLayout, Section, Stack, Heading } from '@kaagazz/design-system';

import { designsPath } from '../../paths.ts';
import { DesignGallery } from './design-gallery.tsx';
import { designsOf } from './occasions.ts';
import type { Occasion } from './occasions.ts';

/** No design has this id (specification §2; its two wordings are heading and sentence). The three that exist are right below. */
export function DesignNotFound({ occasion: { kind, name, title } }: { occasion: Occasion }) {
  return (
    <>
      <PageHead
        title="Design not found"
        description={`There is no such ${name} design.`}
        canonical={designsPath(kind)}
        status={404}
        noIndex
      />
      <PageLayout>
        <EmptyState
          title="Design not found"
          headingLevel={1}
          action={<ButtonLink to={designsPath(kind)}>All {name} designs</ButtonLink>}
        >
          Theme not found: we have no {name} design of this number. These three we have.
        </EmptyState>
      </PageLayout>
      <Section tone="paper" deckled aria-labelledby="existing-designs">
        <Stack gap={8}>
          <Heading level={2} id="existing-designs">
            {title}
          </Heading>
          <DesignGallery designs={designsOf(kind)} headingLevel={3} />
        </Stack>
      </Section>
    </>
  );
}
