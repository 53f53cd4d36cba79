import { Heading, Section, Text } from '@kaagazz/design-system';

import bootcamp from '../../illustrations/journey-bootcamp.svg';
import firstSheet from '../../illustrations/journey-first-sheet.svg';
import shortlist from '../../illustrations/journey-shortlist.svg';
import workshop from '../../illustrations/journey-workshop.svg';
import { DesktopOnly, Knot, Moment, Thread, When } from './milestones.styles.ts';

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

/** Shown on wide screens only. */
export function Milestones() {
  return (
    <DesktopOnly>
      <Section aria-labelledby="our-journey">
        <Heading level={2} size="xxl" id="our-journey">
          Our Journey Through Time
        </Heading>
        <Thread>
          {milestones.map(({ when, date, what, story, picture }) => (
            <Knot key={date}>
              <Moment src={picture} alt="" width={600} height={450} loading="lazy" />
              <When dateTime={date}>{when}</When>
              <Heading level={3} size="md">
                {what}
              </Heading>
              <Text tone="soft">{story}</Text>
            </Knot>
          ))}
        </Thread>
      </Section>
    </DesktopOnly>
  );
}
