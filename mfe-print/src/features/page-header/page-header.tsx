import { Breadcrumbs, Heading, Stack, Text } from '@kaagazz/design-system';
import type { ReactNode } from 'react';

import { paths } from '../../paths.ts';

export type Trail = readonly { label: string; to?: string }[];

export const printTrail = (...rest: Trail): Trail => [{ label: 'Print With Us', to: paths.hub }, ...rest];

interface PageHeaderProps {
  trail: Trail;
  title: string;
  children: ReactNode;
}

export function PageHeader({ trail, title, children }: PageHeaderProps) {
  return (
    <Stack gap={4}>
      <Breadcrumbs items={trail} />
      <Heading level={1}>{title}</Heading>
      <Text size="lg">{children}</Text>
    </Stack>
  );
}
