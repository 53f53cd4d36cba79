import { createContext, useContext } from 'react';

import type { PreviewedSheet } from './previewed-sheet.ts';
import type { Preview } from './use-preview.ts';

/** What is being made, for the places that show it: they follow each key, and the form between them does not. */
interface StudioState {
  sheet: PreviewedSheet;
  preview: Preview;
  /** address of the shopper's logo */
  logo: string | undefined;
}

const StudioContext = createContext<StudioState | null>(null);

export const StudioProvider = StudioContext.Provider;

export function useStudio(): StudioState {
  const state = useContext(StudioContext);
  if (!state) throw new Error('useStudio must be used within a Studio');
  return state;
}
