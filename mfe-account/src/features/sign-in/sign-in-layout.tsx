import { PageHead, returnPath, signInPath, useAuth } from '@kaagazz/contract';
import { Heading, PageLayout, Picture, Sheet, Stack, Text, TextLink } from '@kaagazz/design-system';
import { accountName } from '@kaagazz/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import scene from '../../illustrations/sign-in.svg';
import { NameForm } from './name-form.tsx';
import { Layout, Scene } from './sign-in.styles.ts';

interface SignInLayoutProps {
  head: { title: string; description: string; canonical: string };
  title: string;
  intro: string;
  other: { question: string; path: '/login' | '/signup'; label: string };
  children: ReactNode;
}

export function SignInLayout({ head, title, intro, other, children }: SignInLayoutProps) {
  const { search } = useLocation();
  const { status, user } = useAuth();
  const [isNameSkipped, setNameSkipped] = useState(false);
  const next = returnPath(search);
  const isSignedIn = status === 'ready' && user;
  const asksName = isSignedIn && !isNameSkipped && accountName(user) === '';

  if (isSignedIn && !asksName) return <Navigate to={next} replace />;
  return (
    <PageLayout>
      <PageHead {...head} />
      <Layout>
        <Scene>
          <Picture src={scene} alt="" width={600} height={450} />
          <Text tone="soft" size="lg">
            No password to remember. We email you a six-digit code, and your cart stays as it is.
          </Text>
        </Scene>
        <Sheet>
          <Stack gap={6}>
            <Stack gap={2}>
              <Heading level={1} size="xl">
                {asksName ? 'What is your name?' : title}
              </Heading>
              <Text tone="soft">
                {asksName
                  ? 'You are signed in. Please enter your name as it should appear on parcels and invoices.'
                  : intro}
              </Text>
            </Stack>
            <noscript>
              <Text>Signing in needs JavaScript. Please turn it on in your browser and reload this page.</Text>
            </noscript>
            {asksName ? (
              <NameForm skip={() => setNameSkipped(true)} />
            ) : (
              <>
                {children}
                <Text size="sm">
                  {other.question} <TextLink to={signInPath(next, other.path)}>{other.label}</TextLink>
                </Text>
              </>
            )}
          </Stack>
        </Sheet>
      </Layout>
    </PageLayout>
  );
}
