import { PageHead, useHydrated } from '@kaagazz/contract';
import { Columns, Heading, PageLayout, Sheet, Stack, Text } from '@kaagazz/design-system';
import { useLocation } from 'react-router-dom';

import { NewsletterForm, NewsletterLink } from '../features/newsletter/index.ts';
import { paths } from '../paths.ts';

export function NewsletterPage() {
  const isHydrated = useHydrated();
  // Browsers don't send the fragment to the server, so the token doesn't appear in logs.
  const { hash } = useLocation();
  const [action = '', token = ''] = isHydrated ? hash.slice(1).split('=') : [];
  return (
    <PageLayout>
      <PageHead
        title="Newsletter"
        description="New papers, workshops and stories from Kaagazz, by email."
        canonical={paths.newsletter}
      />
      <Columns widths={[5, 6]} gaps={[8, 16]}>
        <Stack gap={6}>
          <Heading level={1}>Newsletter</Heading>
          <Text size="lg">Occasional emails about new papers, workshops and stories.</Text>
        </Stack>
        <Sheet folded>
          {token === '' ? (
            <NewsletterForm />
          ) : (
            <NewsletterLink token={token} isUnsubscribe={action === 'unsubscribe'} />
          )}
        </Sheet>
      </Columns>
    </PageLayout>
  );
}
