import { useToast } from '@kaagazz/contract';
import { useState } from 'react';
import type { ComponentType } from 'react';

type PaperView = ComponentType<{ onError: () => void }>;

interface PaperViewState {
  /** The view's component while the design is shown on paper. */
  PaperView: PaperView | null;
  isLoading: boolean;
  toggle: () => void;
  /** Returns to the flat preview and says why. */
  fail: () => void;
}

/** Loads the view that shows the design on paper when it is first opened. */
export function usePaperView(): PaperViewState {
  const toast = useToast();
  const [PaperView, setPaperView] = useState<PaperView | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  const fail = () => {
    setPaperView(null);
    toast({ text: 'We couldn’t load the picture of the paper. Please try again.', tone: 'error' });
  };

  const open = async () => {
    setIsLoading(true);
    try {
      const loaded = await import(/* webpackChunkName: "paper-view" */ './paper-view.tsx');
      setPaperView(() => loaded.PaperView);
    } catch {
      fail();
    } finally {
      setIsLoading(false);
    }
  };

  const toggle = () => {
    if (PaperView) setPaperView(null);
    else void open();
  };

  return { PaperView, isLoading, toggle, fail };
}
