import { lazyPage, useToast } from '@kaagazz/contract';
import type { ComponentType } from 'react';
import { useState } from 'react';

import type { PictureZoomProps } from './picture-zoom.tsx';

const load = lazyPage(() => import(/* webpackChunkName: "picture-zoom" */ './picture-zoom.tsx'), 'PictureZoom');

/** The view of pictures in full, whose code is fetched with the first press. */
export function usePictureZoom() {
  const toast = useToast();
  const [code, setCode] = useState<{ View: ComponentType<PictureZoomProps> } | null>(null);
  const [at, setAt] = useState<number | null>(null);

  const open = (position: number) => {
    setAt(position);
    if (code) return;
    load().then(
      (View) => setCode({ View }),
      (error: unknown) => {
        console.warn('the view of pictures in full did not arrive', error);
        setAt(null);
        toast({ text: 'The picture could not be enlarged. Please try again.', tone: 'error' });
      },
    );
  };

  return { View: at === null ? null : (code?.View ?? null), at: at ?? 0, open, close: () => setAt(null) };
}
