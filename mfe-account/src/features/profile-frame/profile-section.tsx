import { Heading, Stack, Text, media, tokens } from '@kaagazz/design-system';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';

/** What it is about on the left, what can be done on the right; on a phone one below the other. */
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
  /** what the section is for, in a sentence */
  intro: string;
  children: ReactNode;
}

/** One subject of the profile page. */
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
