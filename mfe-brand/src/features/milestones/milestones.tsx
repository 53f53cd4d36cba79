import { Heading, Section, Text } from '@kaagazz/design-system';

import bootcamp from '../../illustrations/journey-bootcamp.svg';
import firstSheet from '../../illustrations/journey-first-sheet.svg';
import shortlist from '../../illustrations/journey-shortlist.svg';
import workshop from '../../illustrations/journey-workshop.svg';
import { Milestone, MilestonePicture, Timeline, When } from './milestones.styles.ts';

const milestones = [
  {
    when: 'Jan 2024',
    date: '2024-01',
    what: 'MVP',
    story: 'The first sheet that held ink without a blot.',
    picture: firstSheet,
  },
  {
    when: 'May 2024',
    date: '2024-05',
    what: 'Incubated',
    story: 'A workshop, a second vat and people to learn from.',
    picture: workshop,
  },
  {
    when: 'Nov 2024',
    date: '2024-11',
    what: 'Hackathon shortlist',
    story: 'Our waste-to-paper model, tested by strangers.',
    picture: shortlist,
  },
  {
    when: 'Jan 2025',
    date: '2025-01',
    what: 'Women-startup bootcamp',
    story: 'Our founders learn to build a company that lasts.',
    picture: bootcamp,
  },
];

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
