import { createContext, useContext } from 'react';

import type { PreviewSheet } from './preview-sheet.ts';
import type { Preview } from './use-preview.ts';
import type { ShownCards } from './use-shown-card.ts';

interface PreviewState {
  sheet: PreviewSheet;
  preview: Preview;
  cards: ShownCards | null;
  logo: string | undefined;
}

const PreviewContext = createContext<PreviewState | null>(null);

export const PreviewProvider = PreviewContext.Provider;

export function usePreviewContext(): PreviewState {
  const state = useContext(PreviewContext);
  if (!state) throw new Error('usePreviewContext must be used within a DesignEditor');
  return state;
}
