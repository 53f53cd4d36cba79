import { FormMessage, Heading, Stack } from '@kaagazz/design-system';

import type { Proof } from './proof.api.ts';

export function ProofWarnings({ warnings = [] }: Pick<Proof, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="proof-warnings">
      <Heading level={3} size="md" id="proof-warnings">
        {warnings.length === 1 ? 'One thing to check' : `${warnings.length} things to check`}
      </Heading>
      {warnings.map(({ code, text }) => (
        <FormMessage key={code} tone="warning">
          {text}
        </FormMessage>
      ))}
    </Stack>
  );
}
