import { Heading, Sheet, Stack, tokens } from '@kaagazz/design-system';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Frame = styled(Sheet).attrs({ forwardedAs: 'section' })`
  padding: ${tokens.space(4)} ${tokens.space(5)};

  h2 {
    margin-bottom: ${tokens.space(3)};
  }
`;

export function Panel({ title, children, ...frame }: Omit<ComponentProps<'section'>, 'ref'> & { title?: string }) {
  return (
    <Frame {...frame}>
      {title !== undefined && (
        <Heading level={2} size="md">
          {title}
        </Heading>
      )}
      <Stack>{children}</Stack>
    </Frame>
  );
}
