import { Eyebrow, Section, VisuallyHidden } from '@kaagazz/design-system';

import { Statement, Statements } from './about-kaagazz.styles.ts';

export function VisionAndMission() {
  return (
    <Section tone="paper" aria-labelledby="vision-and-mission">
      <VisuallyHidden as="h2" id="vision-and-mission">
        Vision and Mission
      </VisuallyHidden>
      <Statements>
        <Statement>
          <Eyebrow as="h3">Our vision</Eyebrow>
          <p>An India where no tree is cut down for paper and no usable waste is burnt.</p>
        </Statement>
        <Statement>
          <Eyebrow as="h3">Our mission</Eyebrow>
          <p>To turn the city’s organic waste into beautiful paper, together with the people who collect it.</p>
        </Statement>
      </Statements>
    </Section>
  );
}
