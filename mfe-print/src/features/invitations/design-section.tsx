import { Heading, Section, Stack } from '@kaagazz/design-system';
import type { DesignFacts } from '@kaagazz/print-design';

import { DesignGallery } from './design-gallery.tsx';

interface DesignSectionProps {
  title: string;
  designs: readonly DesignFacts[];
  search?: string;
}

export function DesignSection({ title, designs, search = '' }: DesignSectionProps) {
  return (
    <Section tone="paper" deckled aria-labelledby="more-designs">
      <Stack gap={8}>
        <Heading level={2} id="more-designs">
          {title}
        </Heading>
        <DesignGallery designs={designs} search={search} headingLevel={3} />
      </Stack>
    </Section>
  );
}
