import { Heading, Stack, Text, media, tokens } from '@kaagazz/design-system';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';

const Columns = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(5)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: ${tokens.space(12)};
  }
`;

interface ProfileSectionProps {
  title: string;
  intro: string;
  children: ReactNode;
}

export function ProfileSection({ title, intro, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Columns aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        <Text tone="soft">{intro}</Text>
      </Stack>
      <Stack gap={5}>{children}</Stack>
    </Columns>
  );
}
