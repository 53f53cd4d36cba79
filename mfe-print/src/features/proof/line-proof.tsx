import { problemOf } from '@kaagazz/contract';
import { ButtonLink, Columns, EmptyState, ErrorState, Heading, Sheet, Spinner, Stack } from '@kaagazz/design-system';
import type { ReactNode } from 'react';

import { paths } from '../../paths.ts';
import { Approval } from './approval.tsx';
import { ProofFacts } from './proof-facts.tsx';
import { ProofPages } from './proof-pages.tsx';
import { ProofWarnings } from './proof-warnings.tsx';
import type { LineWithProof } from './proof.api.ts';
import { useLineWithProofQuery } from './proof.api.ts';

interface LineProofProps {
  id: string;
  userId: string;
  signIn: ReactNode;
  renderApproval?: (data: LineWithProof) => ReactNode;
}

export function LineProof({ id, userId, signIn, renderApproval }: LineProofProps) {
  const { currentData, error, isFetching, refetch } = useLineWithProofQuery(
    { id, userId },
    { refetchOnMountOrArgChange: true },
  );

  if (currentData) {
    const { line, proof } = currentData;
    return (
      <Columns widths={[7, 4]}>
        <ProofPages
          piece={line.service === 'certificates' ? 'certificate' : 'card'}
          proof={proof}
          title={line.title}
          filePages={line.file?.pages ?? null}
        />
        <Sheet>
          <Stack gap={6}>
            <Heading level={2} size="lg">
              {line.title}
            </Heading>
            <ProofFacts {...currentData} />
            <ProofWarnings {...proof} />
            {renderApproval?.(currentData) ?? (
              <Approval key={proof.sha256} {...currentData} onChanged={() => void refetch()} />
            )}
          </Stack>
        </Sheet>
      </Columns>
    );
  }
  if (!error || isFetching) return <Spinner label="Loading your proof…" />;

  const { status, message } = problemOf(error);
  if (status === 401) return signIn;
  if (status === 404) {
    return (
      <EmptyState title="Proof not found" action={<ButtonLink to={paths.hub}>See what we print</ButtonLink>}>
        You may have changed this item or removed it from your cart. The latest version is in your cart.
      </EmptyState>
    );
  }
  return (
    <ErrorState title="We couldn’t load your proof." onRetry={() => void refetch()}>
      {message}
    </ErrorState>
  );
}
