import { Button, Cluster, Form, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { isOtp, normaliseOtp } from '@kaagazz/domain';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { CodeField, ResendCode, errorText, hasRecentCode } from '../one-time-code/index.ts';
import type { ResendResult } from '../one-time-code/index.ts';
import { useDeleteAccountMutation, useRequestDeletionCodeMutation } from './own-data.api.ts';
import { DeletionSummary } from './deletion-summary.tsx';

const SEND_FAILED = 'Failed to send code';
const DELETE_FAILED = 'The account could not be deleted. Please try again.';

interface DeleteAccountFormProps {
  email: string;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Requires an emailed code, so that nobody can delete the account from an unattended tab. */
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
    if (error) setFailure(errorText(error, { rejected: SEND_FAILED, unreachable: SEND_FAILED }));
    if (error && !hasRecentCode(error)) return;
    reset();
    setCodeSent(true);
  }

  async function resend(): Promise<ResendResult> {
    setFailure('');
    const { data, error } = await requestCode(undefined);
    return data
      ? { tone: 'success', text: `Another code is on its way to ${email}.` }
      : { tone: 'error', text: errorText(error, { rejected: SEND_FAILED, unreachable: SEND_FAILED }) };
  }

  async function remove({ otp }: { otp: string }) {
    setFailure('');
    const { error } = await deleteAccount({ otp: normaliseOtp(otp) });
    if (!error) {
      onDeleted();
      return;
    }
    setFailure(errorText(error, { rejected: DELETE_FAILED, unreachable: DELETE_FAILED }));
    setFocus('otp', { shouldSelect: true });
  }

  return (
    <Form onSubmit={(event) => void handleSubmit(codeSent ? remove : send)(event)}>
      <DeletionSummary />
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
          {codeSent ? 'Delete my account permanently' : `Send a code to ${email}`}
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
