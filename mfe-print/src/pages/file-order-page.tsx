import { PageHead } from '@kaagazz/contract';
import { Breadcrumbs, Heading, PageLayout, Stack, Text } from '@kaagazz/design-system';
import type { PrintService } from '@kaagazz/domain/print';

import { PrintOrderForm } from '../features/order-form/index.ts';
import { paths } from '../paths.ts';

interface FileOrderPageProps {
  service: PrintService;
  /** its place in the way to it */
  name: string;
  /** for search engines */
  description: string;
  path: string;
  /** one or two sentences below the headline */
  introduction: string;
}

/** A page of a service that prints from a shopper's own file: what it is, and its form. */
export function FileOrderPage({ service, name, description, path, introduction }: FileOrderPageProps) {
  return (
    <PageLayout>
      <PageHead title={service.title} description={description} canonical={path} />
      <Stack gap={10}>
        <Stack gap={4}>
          <Breadcrumbs items={[{ label: 'Print With Us', to: paths.hub }, { label: name }]} />
          <Heading level={1}>{service.title}</Heading>
          <Text size="lg">{introduction}</Text>
        </Stack>
        <PrintOrderForm service={service} />
      </Stack>
    </PageLayout>
  );
}
