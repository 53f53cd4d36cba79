import { useToast } from '@kaagazz/contract';
import { useState } from 'react';
import type { ComponentType } from 'react';

type PaperView = ComponentType<{ onError: () => void }>;

interface PaperViewState {
  /** Whether to show the design on paper instead of flat. */
  isOpen: boolean;
  /** Null until the component's code has loaded. */
  PaperView: PaperView | null;
  toggle: () => void;
  /** Returns to the flat preview and shows an error message. */
  fail: () => void;
}

/** Toggles the paper preview and loads its code on first use. */
export function usePaperView(): PaperViewState {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [PaperView, setPaperView] = useState<PaperView | null>(null);

  const fail = () => {
    setIsOpen(false);
    toast({ text: 'We couldn’t load the paper preview. Please try again.', tone: 'error' });
  };

  const toggle = () => {
    setIsOpen(!isOpen);
    if (isOpen || PaperView) return;
    import(/* webpackChunkName: "paper-view" */ './paper-view.tsx').then(
      (loaded) => setPaperView(() => loaded.PaperView),
      fail,
    );
  };

  return { isOpen, PaperView, toggle, fail };
}
