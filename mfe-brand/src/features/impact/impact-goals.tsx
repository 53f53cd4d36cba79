import type { SiteEntries } from '@kaagazz/api-schema';
import { Section } from '@kaagazz/design-system';
import { indianDigits } from '@kaagazz/domain';

import { SectionHeading } from '../../content/section-heading.tsx';
import type { Texts } from '../../content/texts.ts';
import { StandaloneLink } from '../../links/standalone-link.ts';
import employment from '../../illustrations/seal-inclusive-employment.svg';
import forest from '../../illustrations/seal-no-deforestation.svg';
import partners from '../../illustrations/seal-global-cooperation.svg';
import waste from '../../illustrations/seal-reduce-reuse-recycle.svg';
import { paths } from '../../paths.ts';
import { Count, Figure, Goal, Goals, Invitation, Label, Seal, SoFar } from './impact-goals.styles.ts';
import { useCountUp } from './use-count-up.ts';

type Figures = SiteEntries['figure'];

const seals: Readonly<Record<Figures[number]['picture'], string>> = {
  'no-deforestation': forest,
  'reduce-reuse-recycle': waste,
  'inclusive-employment': employment,
  'global-cooperation': partners,
};

const figure = (value: number, unit: string) => `${indianDigits(Math.round(value))}${unit}`;

export function ImpactGoals({ goals, texts }: { goals: Figures; texts: Texts }) {
  const [list, share] = useCountUp<HTMLDListElement>();

  return (
    <Section tone="paper" deckled aria-labelledby="impact-goals">
      <SectionHeading texts={texts} place="home-goals" id="impact-goals" />
      <Goals ref={list}>
        {goals.map(({ id, target, unit, label, picture }) => (
          <Goal key={id}>
            <Label>{label}</Label>
            <Figure>
              <Seal src={seals[picture]} alt="" width={240} height={240} loading="lazy" />
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
