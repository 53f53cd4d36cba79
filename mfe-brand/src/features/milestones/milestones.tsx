import { Heading, Section, Text } from '@kaagazz/design-system';

import bootcamp from '../../illustrations/journey-bootcamp.svg';
import firstSheet from '../../illustrations/journey-first-sheet.svg';
import shortlist from '../../illustrations/journey-shortlist.svg';
import workshop from '../../illustrations/journey-workshop.svg';
import texts from './milestones.json';
import { Milestone, MilestonePicture, Timeline, When } from './milestones.styles.ts';

const pictures = [
  { id: 'first-sheet', picture: firstSheet },
  { id: 'workshop', picture: workshop },
  { id: 'shortlist', picture: shortlist },
  { id: 'bootcamp', picture: bootcamp },
] as const;

const milestones = pictures.map((picture) => ({ ...picture, ...texts[picture.id] }));

export function Milestones() {
  return (
    <Section aria-labelledby="our-journey">
      <Heading level={2} size="xxl" id="our-journey">
        Our Journey Through Time
      </Heading>
      <Timeline>
        {milestones.map(({ when, date, what, story, picture }) => (
          <Milestone key={date}>
            <MilestonePicture src={picture} alt="" width={600} height={450} loading="lazy" />
            <When dateTime={date}>{when}</When>
            <Heading level={3} size="md">
              {what}
            </Heading>
            <Text tone="soft">{story}</Text>
          </Milestone>
        ))}
      </Timeline>
    </Section>
  );
}
