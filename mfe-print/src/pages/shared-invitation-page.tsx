import { PageHead } from '@kaagazz/contract';
import { EmptyState, ErrorState, PageLayout, Spinner } from '@kaagazz/design-system';
import { dayInWords, timeInWords } from '@kaagazz/domain';
import { useParams } from 'react-router-dom';

import { useSharedInvitationQuery } from '../api.ts';
import { type Shared, SharedInvitation } from '../features/sharing/index.ts';
import { sharedPath } from '../paths.ts';

export function SharedInvitationPage() {
  const { code = '' } = useParams();
  const { currentData: invitation, isError, refetch } = useSharedInvitationQuery(code);

  if (invitation) {
    return (
      <PageLayout>
        <PageHead
          title={invitation.title}
          description={factsOf(invitation)}
          canonical={sharedPath(code)}
          noIndex
          share={{
            picture: {
              href: `/api/invitations/${code}/preview.jpg?v=${invitation.version}`,
              alt: invitation.title,
            },
          }}
        />
        <SharedInvitation code={code} invitation={invitation} />
      </PageLayout>
    );
  }
  return (
    <PageLayout>
      <PageHead
        title="Invitation"
        description="An invitation created with Kaagazz."
        canonical={sharedPath(code)}
        noIndex
        {...(isError && { status: 503 })}
      />
      {invitation === null ? (
        <EmptyState headingLevel={1} title="This invitation is no longer online">
          The hosts have stopped sharing this invitation, or the link is incomplete. Please ask them for a new link.
        </EmptyState>
      ) : isError ? (
        <ErrorState title="We couldn’t load the invitation." onRetry={() => void refetch()}>
          Please try again.
        </ErrorState>
      ) : (
        <Spinner label="Loading the invitation" />
      )}
    </PageLayout>
  );
}

function factsOf({ functions, time, venue }: Shared): string {
  const onCard = functions.find(({ id }) => id === 'card');
  if (!onCard) return functions.map(({ name, day }) => `${name}: ${dayInWords(day)}`).join(', ');
  return [dayInWords(onCard.day), time !== '' && timeInWords(time), venue].filter(Boolean).join(', ');
}
