import { Button, Dialog, Divider, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { useEffect, useRef, useState } from 'react';

import { callDesk, onStepUpRequired } from '../api/call-desk.ts';
import { FieldsForm, useAttempt } from '../form/index.ts';
import { passkeyProblem, requestPasskey } from '../session/passkey.ts';

const explain = passkeyProblem('The passkey could not be used. Please try again.');

export function StepUpDialog() {
  const [open, setOpen] = useState(false);
  const settle = useRef<(done: boolean) => void>(() => undefined);

  useEffect(() => {
    onStepUpRequired(
      () =>
        new Promise((resolve) => {
          settle.current = resolve;
          setOpen(true);
        }),
    );
    return () => onStepUpRequired(() => Promise.resolve(false));
  }, []);

  const finish = (done: boolean) => {
    setOpen(false);
    settle.current(done);
  };
  return (
    <Dialog open={open} title="Confirm that it is you" onClose={() => finish(false)}>
      <StepUpForms onDone={() => finish(true)} />
    </Dialog>
  );
}

function StepUpForms({ onDone }: { onDone: () => void }) {
  const { problem, attempt } = useAttempt(explain);
  const withPasskey = async () => {
    const { options } = await callDesk('POST /desk/session/step-up/options', {});
    await callDesk('POST /desk/session/step-up', { body: { response: await requestPasskey(options) } });
    onDone();
  };
  return (
    <Stack gap={4}>
      <Text>
        Please confirm that it’s you before you change money, people or settings. The confirmation lasts five minutes.
      </Text>
      <Button onClick={() => void attempt(withPasskey)}>Use your passkey</Button>
      {problem !== '' && <FormMessage tone="error">{problem}</FormMessage>}
      <Divider />
      <FieldsForm
        fields={[{ name: 'totp', label: 'Or the code of your authenticator app', type: 'code', required: true }]}
        submit="Confirm"
        variant="secondary"
        onSubmit={async ({ totp = '' }) => {
          await callDesk('POST /desk/session/step-up', { body: { totp } });
          onDone();
        }}
      />
    </Stack>
  );
}
