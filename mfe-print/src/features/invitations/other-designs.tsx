import { Heading, Section, Stack } from '@kaagazz/design-system';
import type { DesignFacts } from '@kaagazz/print-design';

import type { InvitationKind } from '../../paths.ts';
import { DesignGallery } from './design-gallery.tsx';
import { designsOf } from './occasions.ts';

/** The other designs of the occasion, for who is not sure yet. */
export function OtherDesigns({ kind, than }: { kind: InvitationKind; than: DesignFacts }) {
  return (
    <Section tone="paper" deckled aria-labelledby="other-designs">
      <Stack gap={8}>
        <Heading level={2} id="other-designs">
          Or one of these?
        </Heading>
        <DesignGallery designs={designsOf(kind).filter(({ id }) => id !== than.id)} headingLevel={3} />
      </Stack>
    </Section>
  );
}
