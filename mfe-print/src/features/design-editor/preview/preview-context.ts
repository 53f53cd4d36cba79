import { createContext, useContext } from 'react';

import type { PreviewedSheet } from './previewed-sheet.ts';
import type { Preview } from './use-preview.ts';

/** What is being made, for the places that show it: they follow each key, and the form between them does not. */
interface PreviewState {
  sheet: PreviewedSheet;
  preview: Preview;
  /** address of the shopper's logo */
  logo: string | undefined;
}

const PreviewContext = createContext<PreviewState | null>(null);

export const PreviewProvider = PreviewContext.Provider;

export function usePreviewContext(): PreviewState {
  const state = useContext(PreviewContext);
  if (!state) throw new Error('usePreviewContext must be used within a DesignEditor');
  return state;
}
