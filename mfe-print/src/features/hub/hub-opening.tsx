import { ButtonLink, Cluster, Eyebrow, Heading, Section, Stack, Text } from '@kaagazz/design-system';

import invitation from '../../illustrations/invitation.svg';
import { enquiry } from '../services/index.ts';
import { Beside, OpeningPicture, OpensSoon } from './hub.styles.ts';

/** What Print With Us is, that it opens soon, and what works today. */
export function HubOpening() {
  return (
    <Section>
      <Beside>
        <Stack gap={6}>
          <Eyebrow>Kaagazz Print</Eyebrow>
          <Heading level={1} size="display">
            Print With Us
          </Heading>
          <Text size="lg">
            Invitations, books, certificates and cards in your words, printed on paper that was never a tree.
          </Text>
          <OpensSoon>
            Ordering online opens soon. Until then write to us: we answer with a price, and with a proof to look at
            before anything is printed.
          </OpensSoon>
          <Cluster gap={4}>
            <ButtonLink to={enquiry('Print With Us')} size="lg">
              Write to us
            </ButtonLink>
            <ButtonLink to="/products" variant="secondary" size="lg">
              See our paper
            </ButtonLink>
          </Cluster>
        </Stack>
        <OpeningPicture src={invitation} alt="" width={800} height={600} priority />
      </Beside>
    </Section>
  );
}
