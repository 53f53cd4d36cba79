import { Heading, Picture, Sheet, Stack, Text, TextLink } from '@kaagazz/design-system';
import type { ReactNode } from 'react';

import scene from '../../illustrations/sign-in.svg';
import { Doorway, Scene } from './sign-in.styles.ts';

interface SignInDoorProps {
  title: string;
  intro: string;
  /** the way to the other door, which keeps where the shopper wanted to go (E17) */
  other: { question: string; to: string; label: string };
  children: ReactNode;
}

/** The frame of both sign-in pages. */
export function SignInDoor({ title, intro, other, children }: SignInDoorProps) {
  return (
    <Doorway>
      <Scene>
        <Picture src={scene} alt="" width={600} height={450} />
        <Text tone="soft" size="lg">
          No password to remember. We send a six-digit code to your mailbox, and your cart waits for you meanwhile.
        </Text>
      </Scene>
      <Sheet>
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1} size="xl">
              {title}
            </Heading>
            <Text tone="soft">{intro}</Text>
          </Stack>
          <noscript>
            <Text>Signing in needs JavaScript. Please switch it on in your browser and load this page again.</Text>
          </noscript>
          {children}
          <Text size="sm">
            {other.question} <TextLink to={other.to}>{other.label}</TextLink>
          </Text>
        </Stack>
      </Sheet>
    </Doorway>
  );
}
