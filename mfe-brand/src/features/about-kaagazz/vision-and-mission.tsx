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
          <p>An India where no tree is felled for a page, and nothing that can become paper is burnt.</p>
        </Statement>
        <Statement>
          <Eyebrow as="h3">Our mission</Eyebrow>
          <p>To turn a city’s organic waste into paper worth keeping, with the hands that know that waste best.</p>
        </Statement>
      </Statements>
    </Section>
  );
}
