import { ButtonLink, Cluster, Eyebrow, Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { servicePictures } from '../../illustrations/service-pictures.ts';
import { HeroLayout, HeroPicture } from './hub.styles.ts';

export function HubHero() {
  return (
    <Section>
      <HeroLayout>
        <Stack gap={6}>
          <Eyebrow>Kaagazz Print</Eyebrow>
          <Heading level={1} size="display">
            Print With Us
          </Heading>
          <Text size="lg">
            Invitations, books, certificates and cards in your own words, printed on tree-free paper. You see the price
            and the proof before you pay.
          </Text>
          <Cluster gap={4}>
            <ButtonLink to="#invitations" size="lg">
              Choose an invitation
            </ButtonLink>
            <ButtonLink to="#print-jobs" variant="secondary" size="lg">
              Print your own file
            </ButtonLink>
          </Cluster>
        </Stack>
        <HeroPicture
          {...servicePictures.invitations}
          // The value `62vw` makes phones load the 480 px file. A larger file would delay the
          // Largest Contentful Paint.
          sizes="(min-width: 1024px) 520px, (min-width: 640px) 94vw, 62vw"
          width={800}
          height={800}
          priority
        />
      </HeroLayout>
    </Section>
  );
}
