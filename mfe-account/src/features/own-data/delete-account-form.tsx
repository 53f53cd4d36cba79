import { Button, Cluster, FormMessage, Stack, Text, tokens } from '@kaagazz/design-system';
import { isOtp, normaliseOtp } from '@kaagazz/domain';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';

import { CodeField, ResendCode, problemText, wasSentAlready } from '../one-time-code/index.ts';
import type { ResendAnswer } from '../one-time-code/index.ts';
import { useDeleteAccountMutation, useRequestDeletionCodeMutation } from './own-data.api.ts';
import { WhatGoesAndStays } from './what-goes-and-stays.tsx';

const Form = styled.form`
  display: grid;
  gap: ${tokens.space(5)};
`;

const SEND = { refused: 'Failed to send code', unanswered: 'Failed to send code' };
const DELETE = {
  refused: 'The account could not be deleted. Please try again.',
  unanswered: 'The account could not be deleted. Please try again.',
};

interface DeleteAccountFormProps {
  /** where the code goes */
  email: string;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Says what deleting means, mails a code to the account's address and takes it: whoever found an open tab deletes nothing. */
export function DeleteAccountForm({ email, onDeleted, onCancel }: DeleteAccountFormProps) {
  const [requestCode] = useRequestDeletionCodeMutation();
  const [deleteAccount] = useDeleteAccountMutation();
  const [codeSent, setCodeSent] = useState(false);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, setFocus, reset } = useForm<{ otp: string }>();
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (codeSent) setFocus('otp');
  }, [codeSent, setFocus]);

  async function send() {
    setFailure('');
    const { error } = await requestCode(undefined);
    if (error) setFailure(problemText(error, SEND));
    if (error && !wasSentAlready(error)) return;
    reset();
    setCodeSent(true);
  }

  async function resend(): Promise<ResendAnswer> {
    setFailure('');
    const { data, error } = await requestCode(undefined);
    return data
      ? { tone: 'success', text: `Another code is on its way to ${email}.` }
      : { tone: 'error', text: problemText(error, SEND) };
  }

  async function remove({ otp }: { otp: string }) {
    setFailure('');
    const { error } = await deleteAccount({ otp: normaliseOtp(otp) });
    if (!error) {
      onDeleted();
      return;
    }
    setFailure(problemText(error, DELETE));
    setFocus('otp', { shouldSelect: true });
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(codeSent ? remove : send)(event)}>
      <WhatGoesAndStays />
      {codeSent && (
        <Stack gap={5}>
          <Text role="status">A code is on its way to {email}.</Text>
          <CodeField
            label="6-digit code"
            error={errors.otp?.message}
            {...register('otp', { validate: (otp) => isOtp(normaliseOtp(otp)) || 'Enter a valid 6-digit code.' })}
          />
        </Stack>
      )}
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <Cluster>
        <Button type="submit" variant={codeSent ? 'danger' : 'secondary'} busy={isSubmitting}>
          {codeSent ? 'Delete my account for good' : `Send a code to ${email}`}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Keep my account
        </Button>
      </Cluster>
      {codeSent && (
        <Cluster>
          <ResendCode label="Resend code" resend={resend} />
        </Cluster>
      )}
    </Form>
  );
}
