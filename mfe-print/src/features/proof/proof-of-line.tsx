import type { ApiProblem } from '@kaagazz/contract';
import { ButtonLink, EmptyState, ErrorState, Heading, Sheet, Spinner, Stack } from '@kaagazz/design-system';
import type { ReactNode } from 'react';

import { paths } from '../../paths.ts';
import { Approval } from './approval.tsx';
import { ProofFacts } from './proof-facts.tsx';
import { ProofPages } from './proof-pages.tsx';
import { useLineWithProofQuery } from './proof.api.ts';
import { Columns } from './proof.styles.ts';

interface ProofOfLineProps {
  id: string;
  userId: string;
  /** shown when the server does not know the shopper any more */
  signIn: ReactNode;
}

/** The final preview of one line of the shopper's own, which is approved before it is paid (E34). */
export function ProofOfLine({ id, userId, signIn }: ProofOfLineProps) {
  const { currentData, error, isFetching, refetch } = useLineWithProofQuery(
    { id, userId },
    { refetchOnMountOrArgChange: true },
  );

  if (currentData) {
    const { line, proof } = currentData;
    return (
      <Columns>
        <ProofPages proof={proof} title={line.title} />
        <Sheet>
          <Stack gap={6}>
            <Heading level={2} size="lg">
              {line.title}
            </Heading>
            <ProofFacts {...currentData} />
            <Approval key={proof.sha256} {...currentData} onChanged={() => void refetch()} />
          </Stack>
        </Sheet>
      </Columns>
    );
  }
  if (!error || isFetching) return <Spinner label="Getting your proof…" />;

  const { status, message } = error as ApiProblem;
  if (status === 401) return signIn;
  if (status === 404) {
    return (
      <EmptyState title="Proof not found" action={<ButtonLink to={paths.hub}>See what we print</ButtonLink>}>
        It may have been changed since, or taken out of the cart. Your cart has the latest one.
      </EmptyState>
    );
  }
  return (
    <ErrorState title="Your proof could not be fetched." onRetry={() => void refetch()}>
      {message}
    </ErrorState>
  );
}
