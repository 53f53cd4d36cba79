import { useToast } from '@kaagazz/contract';
import { Button, Text } from '@kaagazz/design-system';
import { useRef, useState } from 'react';

import { isMissing } from '../../api.ts';
import { ProfileSection, SectionFailure } from '../profile-section/index.ts';
import type { SectionQuery } from '../profile-section/index.ts';
import { SessionList } from './session-list.tsx';
import { useEndOtherSessionsMutation, useEndSessionMutation } from './sessions.api.ts';
import type { OpenSession } from './sessions.api.ts';

const FAILED = 'The device could not be signed out. Please try again.';

interface SessionsProps {
  query: SectionQuery<OpenSession[]>;
}

export function Sessions({ query: { data: sessions, isFetching, refetch } }: SessionsProps) {
  const [endSession, { originalArgs: ending, isLoading: endingOne }] = useEndSessionMutation();
  const [endOthers, { isLoading: endingOthers }] = useEndOtherSessionsMutation();
  const [result, setResult] = useState('');
  const resultText = useRef<HTMLParagraphElement>(null);
  const toast = useToast();

  /** Moves focus to the message, because the pressed button disappears. */
  function announce(text: string) {
    setResult(text);
    resultText.current?.focus();
  }

  async function end({ _id, device }: OpenSession) {
    const { error: problem } = await endSession(_id);
    if (problem && !isMissing(problem)) toast({ text: FAILED, tone: 'error' });
    else announce(`${device} is signed out.`);
  }

  async function endAllOthers() {
    const { data } = await endOthers(undefined);
    if (!data) toast({ text: FAILED, tone: 'error' });
    else announce(data.ended === 1 ? '1 other device is signed out.' : `${data.ended} other devices are signed out.`);
  }

  return (
    <ProfileSection title="Where you are signed in" intro="Sign out devices that you have lost or don’t recognise.">
      {!sessions && (
        <SectionFailure busy={isFetching} onRetry={() => void refetch()}>
          Your devices could not be loaded.
        </SectionFailure>
      )}
      {sessions && (
        <SessionList
          sessions={sessions}
          ending={endingOne ? ending : undefined}
          onEnd={(session) => void end(session)}
        />
      )}
      <Text ref={resultText} role="status" tabIndex={-1} hidden={result === ''}>
        {result}
      </Text>
      {sessions && sessions.length > 2 && (
        <div>
          <Button variant="secondary" busy={endingOthers} onClick={() => void endAllOthers()}>
            Sign out all other devices
          </Button>
        </div>
      )}
    </ProfileSection>
  );
}
