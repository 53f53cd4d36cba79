import { Eyebrow, Heading, Section, Stack, Text } from '@kaagazz/design-system';
import { DESIGNS } from '@kaagazz/print-design';

import { designPicture } from '../../illustrations/design-pictures.ts';
import { DESIGN_KINDS } from '../../paths.ts';
import names from './service-names.json';
import { ServiceTile } from './service-tile.tsx';
import { DesignPicture, Mat, Tiles } from './services.styles.ts';

export function InvitationServiceList() {
  return (
    <Section tone="shade" deckled aria-labelledby="invitations">
      <Stack gap={8}>
        <Stack gap={4}>
          <Eyebrow>Invitations</Eyebrow>
          <Heading level={2} id="invitations">
            Good news deserves paper
          </Heading>
          <Text size="lg">
            Choose one of three designs and see your names in it as you type. Envelopes are included.
          </Text>
        </Stack>
        <Tiles $columns={5}>
          {DESIGN_KINDS.map((kind) => (
            <ServiceTile key={kind} service={kind} name={names[kind]} picture={<FirstDesign kind={kind} />} />
          ))}
        </Tiles>
      </Stack>
    </Section>
  );
}

function FirstDesign({ kind }: { kind: (typeof DESIGN_KINDS)[number] }) {
  const design = DESIGNS.find(({ service }) => service === kind);
  if (!design) return null;
  return (
    <Mat>
      <DesignPicture src={designPicture(design)} alt="" width={design.width * 4} height={design.height * 4} />
    </Mat>
  );
}
