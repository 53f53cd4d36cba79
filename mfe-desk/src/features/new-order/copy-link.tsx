import { Button } from '@kaagazz/design-system';
import { useNotify } from 'ra-core';

interface CopyLinkProps {
  url: string;
  /** Name for screen readers. Needed if a screen has several of these buttons. */
  label?: string;
}

export function CopyLink({ url, label }: CopyLinkProps) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify('Link copied', { type: 'success' }),
      () => notify(`Copy this link: ${url}`, { type: 'error' }),
    );
  return (
    <Button variant="secondary" aria-label={label} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
