import { useToast } from '@kaagazz/contract';
import { useState } from 'react';
import type { ComponentType } from 'react';

type PaperView = ComponentType<{ onError: () => void }>;

interface PaperViewState {
  isOpen: boolean;
  PaperView: PaperView | null;
  toggle: () => void;
  fail: () => void;
}

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
