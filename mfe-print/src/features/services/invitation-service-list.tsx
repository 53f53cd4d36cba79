import { Eyebrow, Heading, Picture, Section, Sheet, Stack, Text } from '@kaagazz/design-system';
import { DESIGNS } from '@kaagazz/print-design';

import { designPicture } from '../../illustrations/design-pictures.ts';
import { designPath } from '../../paths.ts';
import { INVITATION_SERVICES } from './invitation-services.ts';
import { ServiceFacts } from './service-facts.tsx';
import { Card, Cards, DesignRow, DesignLink } from './services.styles.ts';

export function InvitationServiceList() {
  return (
    <Section tone="shade" deckled aria-labelledby="invitations">
      <Stack gap={10}>
        <Stack gap={4}>
          <Eyebrow>Invitations</Eyebrow>
          <Heading level={2} id="invitations">
            Good news deserves paper
          </Heading>
          <Text size="lg">
            Choose a design and see your names in it as you type. We print your cards and send them with matching
            envelopes.
          </Text>
        </Stack>
        <Cards>
          {INVITATION_SERVICES.map((listing) => (
            <Card key={listing.id}>
              <Sheet>
                <Stack gap={5}>
                  <DesignRow>
                    {DESIGNS.filter(({ service }) => service === listing.id).map((design) => (
                      <DesignLink
                        key={design.id}
                        to={designPath(design.service, design.id)}
                        $width={design.width}
                        $height={design.height}
                      >
                        <Picture
                          src={designPicture(design)}
                          alt={`${design.name}, ${listing.name.toLowerCase()} invitation`}
                          width={design.width * 4}
                          height={design.height * 4}
                        />
                      </DesignLink>
                    ))}
                  </DesignRow>
                  <Stack gap={2}>
                    <Heading level={3}>{listing.name}</Heading>
                    <Text>{listing.summary}</Text>
                  </Stack>
                  <ServiceFacts listing={listing} />
                </Stack>
              </Sheet>
            </Card>
          ))}
        </Cards>
      </Stack>
    </Section>
  );
}
