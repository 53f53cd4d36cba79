import { useToast } from '@kaagazz/contract';
import { Button } from '@kaagazz/design-system';
import { useState } from 'react';

import type { SharedImage } from './share-image.ts';

interface ShareButtonProps extends SharedImage {
  hasSamples: boolean;
}

export function ShareButton({ hasSamples, ...image }: ShareButtonProps) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function share(): Promise<void> {
    if (hasSamples) {
      toast({
        text: 'Fill in the required fields first. Otherwise, the picture would show our example text.',
        tone: 'info',
      });
      return;
    }
    setIsBusy(true);
    try {
      const { shareImage } = await import(/* webpackChunkName: "share-image" */ './share-image.ts');
      const outcome = await shareImage(image);
      if (outcome === 'saved') toast({ text: 'Picture saved to your downloads.', tone: 'success' });
      if (outcome === 'shared') toast({ text: 'Picture shared.', tone: 'success' });
    } catch {
      toast({ text: 'We couldn’t create the picture. Please try again.', tone: 'error' });
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
