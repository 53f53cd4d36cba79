import { lazyPage, useToast } from '@kaagazz/contract';
import type { ComponentType } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';

import type { PictureZoomProps } from './picture-zoom.tsx';

const load = lazyPage(() => import(/* webpackChunkName: "picture-zoom" */ './picture-zoom.tsx'), 'PictureZoom');

export function usePictureZoom(onClosed: (position: number) => void) {
  const toast = useToast();
  const [code, setCode] = useState<{ View: ComponentType<PictureZoomProps> } | null>(null);
  const [at, setAt] = useState(0);
  const [isRequested, setIsRequested] = useState(false);
  const isOpen = isRequested && code !== null;
  const notifyClosed = useEffectEvent(() => onClosed(at));

  useEffect(() => {
    if (!isOpen) return undefined;
    return () => notifyClosed();
  }, [isOpen]);

  const open = (position: number) => {
    setAt(position);
    setIsRequested(true);
    if (code) return;
    load().then(
      (View) => setCode({ View }),
      (error: unknown) => {
        console.warn('picture zoom failed to load', error);
        setIsRequested(false);
        toast({ text: 'The picture could not be enlarged. Please try again.', tone: 'error' });
      },
    );
  };

  return { View: isOpen ? code.View : null, at, open, moveTo: setAt, close: () => setIsRequested(false) };
}
