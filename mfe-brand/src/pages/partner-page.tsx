import { PageHead } from '@kaagazz/contract';
import { Columns, Eyebrow, Heading, PageLayout, Sheet, Stack, Text } from '@kaagazz/design-system';

import { PartnerForm } from '../features/partner/partner-form.tsx';
import { PartnerWays } from '../features/partner/partner-ways.tsx';
import { paths } from '../paths.ts';

export function PartnerPage() {
  return (
    <PageLayout>
      <PageHead
        title="Partner with us"
        description="Partner with Kaagazz on CSR, waste collection drives, print runs and sustainability projects. Tell us what you have in mind, and we’ll reply personally."
        canonical={paths.partner}
      />
      <Columns widths={[5, 6]} gaps={[10, 16]}>
        <Stack gap={6}>
          <Eyebrow>For companies and schools</Eyebrow>
          <Heading level={1} size="display">
            Make paper with us
          </Heading>
          <Text size="lg">
            Bring your waste, your order or your idea. Tell us about it in a few lines, and we’ll reply, usually within
            two working days.
          </Text>
          <PartnerWays />
        </Stack>
        <Sheet folded>
          <PartnerForm />
        </Sheet>
      </Columns>
    </PageLayout>
  );
}
