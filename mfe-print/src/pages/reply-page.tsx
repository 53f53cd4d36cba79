import { PageHead, useHydrated } from '@kaagazz/contract';
import { Heading, PageLayout, Spinner, Stack } from '@kaagazz/design-system';
import { useParams } from 'react-router-dom';

import { GuestReply } from '../features/replies/index.ts';
import { replyPath } from '../paths.ts';

/**
 * Looks up the RSVP code only in the browser, so that the server-rendered HTML doesn't reveal which
 * codes exist.
 */
export function ReplyPage() {
  const { code = '' } = useParams();
  const isHydrated = useHydrated();
  return (
    <PageLayout>
      <PageHead
        title="Reply to the invitation"
        description="Tell the hosts whether you are coming."
        canonical={replyPath(code)}
        noIndex
      />
      <Stack gap={8}>
        <Heading level={1}>Are you coming?</Heading>
        {isHydrated ? <GuestReply key={code} code={code} /> : <Spinner label="Loading the invitation" />}
      </Stack>
    </PageLayout>
  );
}
