import { lazyPage, useToast } from '@kaagazz/contract';
import type { ComponentType } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';

import type { PictureZoomProps } from './picture-zoom.tsx';

const load = lazyPage(() => import(/* webpackChunkName: "picture-zoom" */ './picture-zoom.tsx'), 'PictureZoom');

/**
 * The full view of pictures. Its code loads on the first press.
 * @param onLeft Called with the picture shown last, after the view has restored the focus.
 */
export function usePictureZoom(onLeft: (position: number) => void) {
  const toast = useToast();
  const [code, setCode] = useState<{ View: ComponentType<PictureZoomProps> } | null>(null);
  const [at, setAt] = useState(0);
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted && code !== null;
  const leave = useEffectEvent(() => onLeft(at));

  useEffect(() => {
    if (!isOpen) return undefined;
    return () => leave();
  }, [isOpen]);

  const open = (position: number) => {
    setAt(position);
    setIsWanted(true);
    if (code) return;
    load().then(
      (View) => setCode({ View }),
      (error: unknown) => {
        console.warn('the view of pictures in full did not arrive', error);
        setIsWanted(false);
        toast({ text: 'The picture could not be enlarged. Please try again.', tone: 'error' });
      },
    );
  };

  return { View: isOpen ? code.View : null, at, open, moveTo: setAt, close: () => setIsWanted(false) };
}
