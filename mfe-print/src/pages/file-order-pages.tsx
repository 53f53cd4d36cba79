import { PageHead } from '@kaagazz/contract';
import { PageLayout, Stack } from '@kaagazz/design-system';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import type { PrintService } from '@kaagazz/domain/print';

import { PrintOrderForm } from '../features/order-form/index.ts';
import { PageHeader, printTrail } from '../features/page-header/index.ts';
import { paths } from '../paths.ts';

export function PrintBookPage() {
  return (
    <FileOrderPage
      service={PRINT_SERVICES.printbook}
      name="Print book"
      path={paths.printBook}
      description="Photo albums, travel journals and story books from your PDF or Word file, bound by hand in Delhi on tree-free paper."
      introduction="Your pictures, your journey or your grandmother’s stories, bound so that they open flat. Send us the pages, and approve a proof before you pay."
    />
  );
}

export function CertificatesPage() {
  return (
    <FileOrderPage
      service={PRINT_SERVICES.certificates}
      name="Certificates"
      path={paths.certificates}
      description="Certificates for achievement, participation and completion, printed from your design on heavy tree-free paper."
      introduction="Heavy paper for an achievement that took effort. Send us your design, and approve a proof before you pay."
    />
  );
}

export function CustomPrintPage() {
  return (
    <FileOrderPage
      service={PRINT_SERVICES['custom-print']}
      name="Custom print"
      path={paths.customPrint}
      description="Posters, banners, mugs and T-shirts with your drawing, your logo or your words on them, printed in Delhi."
      introduction="Posters, banners, mugs and T-shirts with your drawing, your logo or your words. Describe anything else, and we’ll send you a price."
    />
  );
}

export function QuickPrintPage() {
  return (
    <FileOrderPage
      service={PRINT_SERVICES['quick-print']}
      name="Quick print"
      path={paths.quickPrint}
      description="50 or more copies of a document: course notes, manuals and programmes, printed and packed in one run."
      introduction="Course notes, manuals, programmes: minimum 50 copies of your document, printed and packed in one run."
    />
  );
}

interface FileOrderPageProps {
  service: PrintService;
  /** The label in the breadcrumbs. */
  name: string;
  path: string;
  /** For search engines. */
  description: string;
  introduction: string;
}

function FileOrderPage({ service, name, path, description, introduction }: FileOrderPageProps) {
  return (
    <PageLayout>
      <PageHead title={service.title} description={description} canonical={path} />
      <Stack gap={10}>
        <PageHeader trail={printTrail({ label: name })} title={service.title}>
          {introduction}
        </PageHeader>
        <PrintOrderForm service={service} />
      </Stack>
    </PageLayout>
  );
}
