import { media, Text, tokens } from '@kaagazz/design-system';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

const STEPS = [0, 1, 5, 10, 25, 50, 100];

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space(2)} ${tokens.space(4)};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(1.5)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const step = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 3.25rem;
  min-height: 2.75rem;
  padding-inline: ${tokens.space(2.5)};
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.md};
  font-size: ${tokens.size.sm};
  font-weight: 600;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

const Step = styled(Link)`
  ${step}
  color: ${tokens.color.ink};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${tokens.color.leafTint};
      border-color: ${tokens.color.leaf};
    }
  }
`;

const Current = styled.span`
  ${step}
  border-color: ${tokens.color.marigold};
  background: ${tokens.color.marigoldTint};
  color: ${tokens.color.badgeInk};
`;

interface StepsProps {
  version: string;
  percent: number;
  paused: boolean;
  linkTo: (percent: number) => string;
}

export function PercentSteps({ version, percent, paused, linkTo }: StepsProps) {
  if (paused) {
    return (
      <Text size="sm" tone="soft">
        {version} stays at {percent} % while the rollout is paused.
      </Text>
    );
  }
  const steps = [...new Set([...STEPS, percent])].sort((a, b) => a - b);
  const label = `Visitors who get ${version}`;
  return (
    <Row>
      <Text as="span" size="sm">
        {label}
      </Text>
      <List aria-label={label}>
        {steps.map((each) => (
          <li key={each}>
            {each === percent ? (
              <Current aria-current="true">{each} %</Current>
            ) : (
              <Step to={linkTo(each)} reloadDocument aria-label={each === 100 ? 'All visitors, 100 %' : undefined}>
                {each === 100 ? 'All' : `${each} %`}
              </Step>
            )}
          </li>
        ))}
      </List>
    </Row>
  );
}
