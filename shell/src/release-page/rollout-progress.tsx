import { Badge, Cluster, Text, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { AppStatus } from './release-page-model.ts';

const VERDICTS = {
  waiting: { label: 'waiting', tone: 'indigo' },
  healthy: { label: 'healthy', tone: 'leaf' },
  doubtful: { label: 'doubtful', tone: 'marigold' },
  failing: { label: 'failing', tone: 'danger' },
} as const;

const Root = styled.div`
  display: grid;
  gap: ${tokens.space(2)};
`;

const Stages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(1)} ${tokens.space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.size.sm};
  font-variant-numeric: tabular-nums;

  li {
    padding-block: ${tokens.space(1)};
    border-bottom: 3px solid ${tokens.color.line};
    color: ${tokens.color.inkSoft};
  }

  li[data-reached] {
    border-color: ${tokens.color.marigold};
    color: ${tokens.color.ink};
  }

  li[aria-current] {
    font-weight: 600;
  }
`;

export function RolloutProgress({ app: { app, plan, verdict, paused, releases } }: { app: AppStatus }) {
  const percent = releases.find(({ role }) => role === 'candidate')?.percent ?? 0;
  if (!plan && !verdict) return null;
  const reached = plan?.stage ?? 0;

  return (
    <Root>
      {plan && (
        <Stages aria-label={`Stages of ${app}`}>
          {plan.stages.map((stage, at) => (
            <li
              key={stage}
              aria-current={at === reached - 1 ? 'step' : undefined}
              data-reached={at < reached ? '' : undefined}
            >
              Stage {at + 1}: {stage} %
            </li>
          ))}
        </Stages>
      )}
      {verdict && (
        <Cluster gap={2} align="baseline">
          <Badge tone={VERDICTS[verdict.verdict].tone}>{VERDICTS[verdict.verdict].label}</Badge>
          <Text size="sm">{verdict.reason}</Text>
        </Cluster>
      )}
      {plan && percent > 0 && (
        <Text size="sm" tone="soft">
          {paused
            ? 'The plan continues when you resume the rollout. If the candidate fails before then, it is stopped automatically.'
            : `Each stage needs ${plan.views} page views, ${plan.minutes} minutes and a healthy candidate.`}
        </Text>
      )}
    </Root>
  );
}
