import { Button, FormMessage, Stack } from '@kaagazz/design-system';
import { useEffect, useState } from 'react';

const MESSAGE_MS = 5000;

export interface ResendResult {
  tone: 'success' | 'error';
  text: string;
}

interface ResendCodeProps {
  label: string;
  resend: () => Promise<ResendResult | null>;
}

export function ResendCode({ label, resend }: ResendCodeProps) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ResendResult | null>(null);

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function send() {
    setBusy(true);
    setResult(null);
    setResult(await resend());
    setBusy(false);
  }

  return (
    <Stack gap={4}>
      <Button variant="quiet" busy={busy} onClick={send}>
        {label}
      </Button>
      {result && <FormMessage tone={result.tone}>{result.text}</FormMessage>}
    </Stack>
  );
}
