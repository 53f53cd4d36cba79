import { PageHead } from '@kaagazz/contract';
import { PageLayout, Stack } from '@kaagazz/design-system';
import { PRINT_SERVICES } from '@kaagazz/domain/print';

import { DesignEditor } from '../features/design-editor/index.ts';
import { PageHeader, printTrail } from '../features/page-header/index.ts';
import certificate from '../illustrations/designs/certificates-1-praman.svg';
import { paths } from '../paths.ts';

const SERVICE = PRINT_SERVICES.certificates;
const SHEET = {
  service: SERVICE,
  id: '1',
  name: 'your certificate',
  width: 210,
  height: 297,
  sides: [{ name: '', picture: certificate }],
  optional: {
    isUsed: ({ guests = '' }: Readonly<Record<string, string>>) => guests.trim() !== '',
    note: 'This is our design with sample text. Enter names to preview your certificates, or upload your own design.',
  },
};

export function CertificateOrderPage() {
  return (
    <PageLayout>
      <PageHead
        title={SERVICE.title}
        description="Certificates for achievement, participation and completion on heavy tree-free paper: one for each name on your list, or printed from your own design."
        canonical={paths.certificates}
      />
      <Stack gap={10}>
        <PageHeader trail={printTrail({ label: 'Certificates' })} title={SERVICE.title}>
          Heavy paper for an achievement worth celebrating. List the names or send us your design, and approve a proof
          before you pay.
        </PageHeader>
        <DesignEditor sheet={SHEET} />
      </Stack>
    </PageLayout>
  );
}
