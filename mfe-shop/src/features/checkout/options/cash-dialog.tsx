import { problemOf } from '@kaagazz/contract';
import { Button, Cluster, Dialog, FormMessage, Spinner, Stack, Text, TextField } from '@kaagazz/design-system';
import { cashText, isOtp, normaliseOtp } from '@kaagazz/domain';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';

import { useConfirmCashMutation, useRequestCashCodeMutation } from '../checkout.api.ts';
import type { CashDialogProps } from './choices.ts';

const RETRYABLE = new Set(['INVALID_OTP', 'OTP_EXPIRED', 'OTP_LOCKED', 'TOO_MANY_REQUESTS']);

export function CashDialog({ order, email, onClose, onFailed, onPlaced }: CashDialogProps) {
  const [requestCode, { data: sent, isLoading: isSending }] = useRequestCashCodeMutation();
  const [confirm, { isLoading: isConfirming }] = useConfirmCashMutation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isRepeated, setIsRepeated] = useState(false);

  async function send() {
    const { error } = await requestCode(order);
    if (error) onFailed(error);
  }
  const sendFirst = useEffectEvent(() => void send());
  useEffect(() => sendFirst(), []);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [sent]);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  async function sendAgain() {
    setProblem(undefined);
    await send();
    setIsRepeated(true);
  }

  async function place(event: SubmitEvent) {
    event.preventDefault();
    if (!sent || isConfirming) return;
    const typed = normaliseOtp(code);
    if (!isOtp(typed)) {
      setProblem('Enter the 6-digit code from the email.');
      return;
    }
    const { data, error } = await confirm({ id: sent.id, code: typed });
    const { status, code: reason, message } = problemOf(error);
    const isAnswered = status >= 400 && status < 500;
    if (data) onPlaced(data.orderNumber);
    else if (isAnswered && !RETRYABLE.has(reason)) onFailed(error);
    else setProblem(isAnswered ? message : 'The connection failed. Please try again.');
  }

  return (
    <Dialog open title="Confirm your order" onClose={onClose}>
      {sent ? (
        <form noValidate aria-label="Confirm your order" onSubmit={(event) => void place(event)}>
          <Stack gap={5}>
            <Stack gap={2}>
              <Text>We have emailed a 6-digit code to {email}.</Text>
              <Text tone="strong">{cashText(sent.summary.total)}</Text>
            </Stack>
            <TextField
              label="Code from the email"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              ref={field}
              value={code}
              error={problem}
              onChange={({ target: { value } }) => {
                setCode(value);
                setProblem(undefined);
              }}
            />
            <Cluster gap={4}>
              <Button type="submit" size="lg" busy={isConfirming}>
                Place order
              </Button>
              <Button variant="quiet" busy={isSending} onClick={() => void sendAgain()}>
                Send the code again
              </Button>
            </Cluster>
            {isRepeated && (
              <FormMessage tone="success">
                We’ve sent another code. Please use the one from the latest email.
              </FormMessage>
            )}
            <Text tone="soft" size="sm">
              The code is valid for 10 minutes. We hold your items until then.
            </Text>
          </Stack>
        </form>
      ) : (
        <Spinner label="Sending the code" />
      )}
    </Dialog>
  );
}
