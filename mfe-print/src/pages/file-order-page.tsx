import { PageHead } from '@kaagazz/contract';
import { PageLayout, Stack } from '@kaagazz/design-system';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { useLocation } from 'react-router-dom';

import { PrintOrderForm } from '../features/order-form/index.ts';
import { PageHeader, printTrail } from '../features/page-header/index.ts';
import { fileServiceOf } from '../paths.ts';
import texts from './file-order-page.json';

export function FileOrderPage() {
  const id = fileServiceOf(useLocation().pathname);
  const service = PRINT_SERVICES[id];
  const { name, description, introduction } = texts[id];
  return (
    <PageLayout key={id}>
      <PageHead title={service.title} description={description} canonical={`/${id}`} />
      <Stack gap={10}>
        <PageHeader trail={printTrail({ label: name })} title={service.title}>
          {introduction}
        </PageHeader>
        <PrintOrderForm service={service} />
      </Stack>
    </PageLayout>
  );
}
