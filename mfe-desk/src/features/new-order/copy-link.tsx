import { Button } from '@kaagazz/design-system';
import { useNotify } from 'ra-core';

/** Button that copies a link to the clipboard. */
export function CopyLink({ url }: { url: string }) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify('Link copied', { type: 'success' }),
      () => notify(`Copy this link: ${url}`, { type: 'error' }),
    );
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
