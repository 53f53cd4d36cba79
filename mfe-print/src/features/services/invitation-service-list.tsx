import { Eyebrow, Heading, Picture, Section, Sheet, Stack, Text } from '@kaagazz/design-system';
import { DESIGNS } from '@kaagazz/print-design';

import { designPicture } from '../../illustrations/design-pictures.ts';
import { designPath } from '../../paths.ts';
import { INVITATION_SERVICES } from './invitation-services.ts';
import { ServiceLink } from './service-link.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { Card, Cards, Hand, HandSheet } from './services.styles.ts';

/** The four kinds of invitation. */
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
            Choose a design and see your names in it as you type. We print it and send it with envelopes of the same
            sheet.
          </Text>
        </Stack>
        <Cards>
          {INVITATION_SERVICES.map((offer) => (
            <Card key={offer.id}>
              <Sheet>
                <Stack gap={5}>
                  <Hand>
                    {DESIGNS.filter(({ service }) => service === offer.id).map((design) => (
                      <HandSheet
                        key={design.id}
                        to={designPath(design.service, design.id)}
                        $width={design.width}
                        $height={design.height}
                      >
                        <Picture
                          src={designPicture(design)}
                          alt={`${design.name}, ${offer.name.toLowerCase()} invitation`}
                          width={design.width * 4}
                          height={design.height * 4}
                        />
                      </HandSheet>
                    ))}
                  </Hand>
                  <Stack gap={2}>
                    <Heading level={3}>{offer.name}</Heading>
                    <Text>{offer.summary}</Text>
                  </Stack>
                  <ServiceFacts offer={offer} />
                  <div>
                    <ServiceLink offer={offer} />
                  </div>
                </Stack>
              </Sheet>
            </Card>
          ))}
        </Cards>
      </Stack>
    </Section>
  );
}
