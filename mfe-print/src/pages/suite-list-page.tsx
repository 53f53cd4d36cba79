import { PageHead } from '@kaagazz/contract';
import { breadcrumbData } from '@kaagazz/contract/structured-data';
import { PageLayout, Stack } from '@kaagazz/design-system';

import { designsOf, OCCASIONS } from '../features/invitations/index.ts';
import { PageHeader, printTrail } from '../features/page-header/index.ts';
import { SuiteFamily } from '../features/suites/suite-family.tsx';
import { designsPath } from '../paths.ts';

export function SuiteListPage() {
  const { title, introduction } = OCCASIONS.suites;
  const trail = printTrail({ label: title });

  return (
    <PageLayout>
      <PageHead
        title={title}
        description={introduction}
        canonical={designsPath('suites')}
        structuredData={__SERVER__ ? (absolute) => [breadcrumbData(trail, absolute)] : undefined}
      />
      <Stack gap={12}>
        <PageHeader trail={trail} title={title}>
          {introduction}
        </PageHeader>
        {designsOf('suites').map((design, index) => (
          <SuiteFamily key={design.id} design={design} priority={index === 0} />
        ))}
      </Stack>
    </PageLayout>
  );
}
