import { problemOf } from '@kaagazz/contract';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  FormMessage,
  Heading,
  Spinner,
  Stack,
  Text,
  TextLink,
} from '@kaagazz/design-system';
import { dayInWords } from '@kaagazz/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { CopyButton } from '../../copy-button.tsx';
import { externalPaths, verifyPath } from '../../paths.ts';
import { useChangeCertificateMutation, useIssuedQuery } from './certificates.api.ts';
import { Certificates } from './certificates.styles.ts';

interface IssuedCertificatesProps {
  id: string;
  userId: string;
  signIn: ReactNode;
}

export function IssuedCertificates({ id, userId, signIn }: IssuedCertificatesProps) {
  const {
    currentData: issued,
    error,
    isFetching,
    refetch,
  } = useIssuedQuery({ id, userId }, { refetchOnMountOrArgChange: true });
  const [change, { isLoading }] = useChangeCertificateMutation();
  const [problem, setProblem] = useState<string | null>(null);

  if (error && !isFetching) {
    const { status, message } = problemOf(error);
    if (status === 401) return signIn;
    if (status === 404) {
      return (
        <EmptyState title="No certificates here" action={<ButtonLink to={externalPaths.orders}>My Orders</ButtonLink>}>
          {message}
        </EmptyState>
      );
    }
    return (
      <ErrorState title="We couldn’t load the certificates." onRetry={() => void refetch()}>
        {message}
      </ErrorState>
    );
  }
  if (!issued) return <Spinner label="Loading the certificates" />;

  async function setRevoked(serial: string, isRevoked: boolean) {
    setProblem(null);
    const { error: failure } = await change({ id, serial, isRevoked });
    if (failure) setProblem(problemOf(failure).message);
    await refetch();
  }

  const { title, issuer, issuedOn, list } = issued;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <Text>
          {issuer}, {dayInWords(issuedOn)}
        </Text>
        <Text>
          Whoever has a number can check the certificate: with its QR code, or at{' '}
          <TextLink to={verifyPath()}>{issued.verifyUrl.replace(/^https?:\/\//, '')}</TextLink>.
        </Text>
      </Stack>
      <div>
        <CopyButton text={() => list.map(({ name, serial }) => `${name}\t${serial}`).join('\n')}>
          Copy names and numbers
        </CopyButton>
      </div>
      {problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
      <Certificates aria-label="Certificates">
        {list.map(({ serial, name, isRevoked }) => (
          <li key={serial}>
            <div>
              <Text tone="strong">{name}</Text>
              <Text size="sm" tone="soft">
                <TextLink to={verifyPath(serial)}>{serial}</TextLink>
                {isRevoked && ', revoked'}
              </Text>
            </div>
            <Button
              variant="secondary"
              aria-label={`${isRevoked ? 'Restore' : 'Revoke'} the certificate of ${name}`}
              disabled={isLoading}
              onClick={() => void setRevoked(serial, !isRevoked)}
            >
              {isRevoked ? 'Restore' : 'Revoke'}
            </Button>
          </li>
        ))}
      </Certificates>
      <Text tone="soft" size="sm">
        We keep names and numbers until you delete your account. A revoked certificate stays on the verification page,
        marked as revoked.
      </Text>
    </Stack>
  );
}
