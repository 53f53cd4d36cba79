import { useToast } from '@kaagazz/contract';
import { Button } from '@kaagazz/design-system';
import type { Drawing } from '@kaagazz/print-design';
import { useState } from 'react';

interface ShareButtonProps {
  drawings: readonly Drawing[];
  logo: string | undefined;
  title: string;
  fileName: string;
  /** examples stand where words are missing: there is nothing to share yet */
  hasSamples: boolean;
}

/** Hands a picture of the sheet on, or saves it; says what became of it. */
export function ShareButton({ drawings, logo, title, fileName, hasSamples }: ShareButtonProps) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function share(): Promise<void> {
    if (hasSamples) {
      toast({ text: 'Fill in what is required first: the picture would show our example.', tone: 'info' });
      return;
    }
    setIsBusy(true);
    try {
      const { shareImage } = await import(/* webpackChunkName: "share-image" */ './share-image.ts');
      const outcome = await shareImage({ drawings, logo, title, fileName });
      if (outcome === 'saved') toast({ text: 'Picture saved to your downloads.', tone: 'success' });
      if (outcome === 'shared') toast({ text: 'Picture shared.', tone: 'success' });
    } catch {
      toast({ text: 'The picture could not be made. Please try again.', tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void share()}>
      Share as an image
    </Button>
  );
}
