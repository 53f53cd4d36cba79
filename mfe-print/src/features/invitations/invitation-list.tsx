import { PageHead } from '@kaagazz/contract';
import { breadcrumbData } from '@kaagazz/contract/structured-data';
import { PageLayout, Stack, Text, TextLink } from '@kaagazz/design-system';

import { designsPath } from '../../paths.ts';
import type { DesignKind } from '../../paths.ts';
import { PageHeader, printTrail } from '../page-header/index.ts';
import { DesignGallery } from './design-gallery.tsx';
import { OCCASIONS, designsOf } from './occasions.ts';

export function InvitationList({ kind }: { kind: DesignKind }) {
  const { title, introduction } = OCCASIONS[kind];
  const trail = printTrail({ label: title });

  return (
    <PageLayout>
      <PageHead
        title={title}
        description={introduction}
        canonical={designsPath(kind)}
        structuredData={__SERVER__ ? (absolute) => [breadcrumbData(trail, absolute)] : undefined}
      />
      <Stack gap={10}>
        <PageHeader trail={trail} title={title}>
          {introduction}
        </PageHeader>
        <DesignGallery designs={designsOf(kind)} headingLevel={2} priority />
        {kind === 'marriage' && (
          <Text>
            More than one event? <TextLink to={designsPath('suites')}>See wedding suites</TextLink>, from the
            save-the-date to the thank-you.
          </Text>
        )}
      </Stack>
    </PageLayout>
  );
}
