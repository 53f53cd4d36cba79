import { problemOf } from '@kaagazz/contract';
import { EmptyState, ErrorState, Heading, Sheet, Spinner, Stack, Text } from '@kaagazz/design-system';
import { dayInWords } from '@kaagazz/domain';

import { useVerificationQuery } from './certificates.api.ts';
import { Facts } from './certificates.styles.ts';

export function Verification({ serial }: { serial: string }) {
  const {
    currentData: certificate,
    error,
    isFetching,
    refetch,
  } = useVerificationQuery(serial, { refetchOnMountOrArgChange: true });

  if (error && !isFetching) {
    return (
      <ErrorState title="We couldn’t check this number." onRetry={() => void refetch()}>
        {problemOf(error).message}
      </ErrorState>
    );
  }
  if (certificate === null) {
    return (
      <EmptyState title="Certificate not found">
        We haven’t printed a certificate with this number. Please compare it with the number on the paper.
      </EmptyState>
    );
  }
  if (!certificate) return <Spinner label="Checking the number" />;

  const { name, title, issuer, issuedOn, revokedOn } = certificate;
  return (
    <Sheet folded>
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {revokedOn === null ? 'This certificate is valid' : 'This certificate was revoked'}
        </Heading>
        {revokedOn !== null && (
          <Text>
            {issuer} revoked it on {dayInWords(revokedOn)}.
          </Text>
        )}
        <Facts>
          <dt>Issued to</dt>
          <dd>{name}</dd>
          <dt>For</dt>
          <dd>{title}</dd>
          <dt>Issued by</dt>
          <dd>{issuer}</dd>
          <dt>Date</dt>
          <dd>{dayInWords(issuedOn)}</dd>
          <dt>Number</dt>
          <dd>{certificate.serial}</dd>
        </Facts>
        <Text tone="soft" size="sm">
          Compare this with the paper. Kaagazz printed the certificate and doesn’t check what {issuer} states on it.
        </Text>
      </Stack>
    </Sheet>
  );
}
