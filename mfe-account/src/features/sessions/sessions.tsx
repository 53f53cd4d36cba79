import { useToast } from '@kaagazz/contract';
import { Button, Text } from '@kaagazz/design-system';
import { useRef, useState } from 'react';

import { isMissing } from '../../api.ts';
import { ProfileSection, SectionFailure } from '../profile-frame/index.ts';
import type { Answered } from '../profile-frame/index.ts';
import { SessionList } from './session-list.tsx';
import { useEndOtherSessionsMutation, useEndSessionMutation } from './sessions.api.ts';
import type { OpenSession } from './sessions.api.ts';

const FAILED = 'The device could not be signed out. Please try again.';

interface SessionsProps {
  query: Answered<OpenSession[]>;
}

/** Where a shopper is signed in: all of it can be seen, and all but this device be ended. */
export function Sessions({ query: { data: sessions, isFetching, refetch } }: SessionsProps) {
  const [endSession, { originalArgs: ending, isLoading: endingOne }] = useEndSessionMutation();
  const [endOthers, { isLoading: endingOthers }] = useEndOtherSessionsMutation();
  const [said, setSaid] = useState('');
  const message = useRef<HTMLParagraphElement>(null);
  const toast = useToast();

  /** The button that was pressed goes with its session: the keyboard goes on at what became of it. */
  function say(text: string) {
    setSaid(text);
    message.current?.focus();
  }

  async function end({ _id, device }: OpenSession) {
    const { error: problem } = await endSession(_id);
    if (problem && !isMissing(problem)) toast({ text: FAILED, tone: 'error' });
    else say(`${device} is signed out.`);
  }

  async function endAllOthers() {
    const { data } = await endOthers(undefined);
    if (!data) toast({ text: FAILED, tone: 'error' });
    else say(data.ended === 1 ? '1 other device is signed out.' : `${data.ended} other devices are signed out.`);
  }

  return (
    <ProfileSection title="Where you are signed in" intro="Sign out a device that you lost, or one that was not yours.">
      {!sessions && (
        <SectionFailure busy={isFetching} onRetry={() => void refetch()}>
          Your devices could not be fetched.
        </SectionFailure>
      )}
      {sessions && (
        <SessionList
          sessions={sessions}
          ending={endingOne ? ending : undefined}
          onEnd={(session) => void end(session)}
        />
      )}
      <Text ref={message} role="status" tabIndex={-1} hidden={said === ''}>
        {said}
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
