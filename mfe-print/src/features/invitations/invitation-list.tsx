import { PageHead } from '@kaagazz/contract';
import { breadcrumbData } from '@kaagazz/contract/structured-data';
import { Breadcrumbs, Heading, PageLayout, Stack, Text } from '@kaagazz/design-system';

import { designsPath, paths } from '../../paths.ts';
import type { InvitationKind } from '../../paths.ts';
import { DesignGallery } from './design-gallery.tsx';
import { OCCASIONS, designsOf } from './occasions.ts';

/** The designs of one occasion (specification §2 Invitation list). */
export function InvitationList({ kind }: { kind: InvitationKind }) {
  const { title, introduction } = OCCASIONS[kind];
  const trail = [{ label: 'Print With Us', to: paths.hub }, { label: title }];

  return (
    <PageLayout>
      <PageHead
        title={title}
        description={introduction}
        canonical={designsPath(kind)}
        structuredData={__SERVER__ ? (absolute) => [breadcrumbData(trail, absolute)] : undefined}
      />
      <Stack gap={10}>
        <Stack gap={4}>
          <Breadcrumbs items={trail} />
          <Heading level={1}>{title}</Heading>
          <Text size="lg">{introduction}</Text>
        </Stack>
        <DesignGallery designs={designsOf(kind)} headingLevel={2} priority />
      </Stack>
    </PageLayout>
  );
}
