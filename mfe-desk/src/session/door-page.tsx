import { Heading, Sheet, Stack, tokens } from '@kaagazz/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${tokens.space(4)};
`;

const Card = styled(Sheet)`
  width: min(28rem, 100%);
`;

const Brand = styled.p`
  margin: 0;
  color: ${tokens.color.terracotta};
  font-weight: 600;
`;

export function DoorPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root>
      <Card folded>
        <Stack gap={5}>
          <Brand>Kaagazz desk</Brand>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          {children}
        </Stack>
      </Card>
    </Root>
  );
}
