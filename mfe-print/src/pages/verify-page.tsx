import { PageHead, useHydrated } from '@kaagazz/contract';
import { Heading, PageLayout, Spinner, Stack, Text } from '@kaagazz/design-system';
import { useParams, useSearchParams } from 'react-router-dom';

import { SerialForm, Verification } from '../features/certificates/index.ts';
import { verifyPath } from '../paths.ts';

export function VerifyPage() {
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const { serial = isHydrated ? (search.get('serial') ?? '') : '' } = useParams();
  return (
    <PageLayout>
      <PageHead
        title="Verify a certificate"
        description="Check the number on a certificate printed by Kaagazz."
        canonical={verifyPath()}
        noIndex
      />
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>Verify a certificate</Heading>
          <Text>
            Certificates that Kaagazz prints for a list of names carry a number. Type it to see who it belongs to.
          </Text>
        </Stack>
        {serial !== '' && (isHydrated ? <Verification serial={serial} /> : <Spinner label="Checking the number" />)}
        <SerialForm key={serial} serial={serial} />
      </Stack>
    </PageLayout>
  );
}
