import { Badge } from '@kaagazz/design-system';
import type { ComponentProps } from 'react';

export interface StateWord {
  label: string;
  tone: NonNullable<ComponentProps<typeof Badge>['tone']>;
}

export function StateBadges({ label, tone, isLate }: StateWord & { isLate: boolean }) {
  return (
    <span>
      <Badge tone={tone}>{label}</Badge> {isLate && <Badge tone="danger">Late</Badge>}
    </span>
  );
}
