import { Button, FormMessage, Stack } from '@kaagazz/design-system';
import { useEffect, useState } from 'react';

/** How long the answer to a resend stays on screen (specification §9). */
const MESSAGE_MS = 5000;

export interface ResendAnswer {
  tone: 'success' | 'error';
  text: string;
}

interface ResendCodeProps {
  label: string;
  /** Sends another code and says how that went; `null` when the form already said what is wrong. */
  resend: () => Promise<ResendAnswer | null>;
}

/** Asks for another code and shows the answer for five seconds. */
export function ResendCode({ label, resend }: ResendCodeProps) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ResendAnswer | null>(null);

  useEffect(() => {
    if (answer === null) return;
    const timer = setTimeout(() => setAnswer(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [answer]);

  async function ask() {
    setBusy(true);
    setAnswer(null);
    setAnswer(await resend());
    setBusy(false);
  }

  return (
    <Stack gap={4}>
      <Button variant="quiet" busy={busy} onClick={ask}>
        {label}
      </Button>
      {answer && <FormMessage tone={answer.tone}>{answer.text}</FormMessage>}
    </Stack>
  );
}
