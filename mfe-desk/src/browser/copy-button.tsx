import { Button } from '@kaagazz/design-system';
import { useState } from 'react';

interface CopyButtonProps {
  label: string;
  name?: string;
  text: string;
}

export function CopyButton({ label, name, text }: CopyButtonProps) {
  const [result, setResult] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult('Copied'),
      () => setResult('Can’t copy. Select the text'),
    );
  return (
    <Button variant="secondary" aria-label={result === '' ? name : undefined} onClick={() => void copy()}>
      <span role="status">{result || label}</span>
    </Button>
  );
}
