import { Heading, Section } from '@kaagazz/design-system';
import { indianDigits } from '@kaagazz/domain';

import { StandaloneLink } from '../../links/standalone-link.ts';
import employment from '../../illustrations/seal-inclusive-employment.svg';
import forest from '../../illustrations/seal-no-deforestation.svg';
import partners from '../../illustrations/seal-global-cooperation.svg';
import waste from '../../illustrations/seal-reduce-reuse-recycle.svg';
import { paths } from '../../paths.ts';
import { Count, Figure, Goal, Goals, Invitation, Label, Seal, SoFar } from './impact-goals.styles.ts';
import { useCountUp } from './use-count-up.ts';

/** The shop's goals, not its results. */
const goals = [
  { target: 50, unit: 'K+', label: 'trees saved', seal: forest },
  { target: 200, unit: 'T+', label: 'tons of waste recycled', seal: waste },
  { target: 10_000, unit: '+', label: 'local jobs', seal: employment },
  { target: 150, unit: '+', label: 'business partners', seal: partners },
];

const figure = (value: number, unit: string) => `${indianDigits(Math.round(value))}${unit}`;

export function ImpactGoals() {
  const [list, share] = useCountUp<HTMLDListElement>();

  return (
    <Section tone="paper" deckled aria-labelledby="impact-goals">
      <Heading level={2} size="xxl" id="impact-goals">
        Our Impact Goals
      </Heading>
      <Goals ref={list}>
        {goals.map(({ target, unit, label, seal }) => (
          <Goal key={label}>
            <Label>{label}</Label>
            <Figure>
              <Seal src={seal} alt="" width={240} height={240} loading="lazy" />
              <Count data-goal={figure(target, unit)}>
                <SoFar>{figure(target * share, unit)}</SoFar>
              </Count>
            </Figure>
          </Goal>
        ))}
      </Goals>
      <Invitation>
        <StandaloneLink to={paths.partner}>Partner With Us</StandaloneLink>
      </Invitation>
    </Section>
  );
}
