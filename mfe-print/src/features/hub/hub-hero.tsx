import { ButtonLink, Cluster, Eyebrow, Heading, Section, Stack, Text } from '@kaagazz/design-system';

import invitation from '../../illustrations/invitation.svg';
import { Beside, OpeningPicture } from './hub.styles.ts';

/** What Print With Us is, and the two ways in: a design of ours, or a file of one's own. */
export function HubHero() {
  return (
    <Section>
      <Beside>
        <Stack gap={6}>
          <Eyebrow>Kaagazz Print</Eyebrow>
          <Heading level={1} size="display">
            Print With Us
          </Heading>
          <Text size="lg">
            Invitations, books, certificates and cards in your words, printed on paper that was never a tree. You see
            price and proof before you pay.
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
        <OpeningPicture src={invitation} alt="" width={800} height={600} priority />
      </Beside>
    </Section>
  );
}
