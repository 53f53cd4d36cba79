import type { SiteEntries } from '@kaagazz/api-schema';
import { Heading, Section, Text } from '@kaagazz/design-system';
import { dayInWords } from '@kaagazz/domain';

import { SectionHeading } from '../../content/section-heading.tsx';
import type { Texts } from '../../content/texts.ts';
import bootcamp from '../../illustrations/journey-bootcamp.svg';
import firstSheet from '../../illustrations/journey-first-sheet.svg';
import shortlist from '../../illustrations/journey-shortlist.svg';
import workshop from '../../illustrations/journey-workshop.svg';
import { Milestone, MilestonePicture, Timeline, When } from './milestones.styles.ts';

type Milestones = SiteEntries['milestone'];

const pictures: Readonly<Record<Milestones[number]['picture'], string>> = {
  'first-sheet': firstSheet,
  workshop,
  shortlist,
  bootcamp,
};

function inWords(month: string): string {
  const [, name = '', year = ''] = dayInWords(`${month}-01`).split(' ');
  return `${name.slice(0, 3)} ${year}`;
}

export function Milestones({ milestones, texts }: { milestones: Milestones; texts: Texts }) {
  return (
    <Section aria-labelledby="our-journey">
      <SectionHeading texts={texts} place="home-journey" id="our-journey" />
      <Timeline>
        {milestones.map(({ id, month, title, story, picture }) => (
          <Milestone key={id}>
            <MilestonePicture src={pictures[picture]} alt="" width={600} height={450} loading="lazy" />
            <When dateTime={month}>{inWords(month)}</When>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <Text tone="soft">{story}</Text>
          </Milestone>
        ))}
      </Timeline>
    </Section>
  );
}
