import { createContext, useContext } from 'react';

import type { FrameProps } from '../frame/frame.tsx';
import type { PageBoot } from '../page-boot.ts';

export interface Site {
  releases: PageBoot['releases'];
  year: number;
  staticPage?: { path: string; isLate: boolean } | undefined;
  giveUp: (app: string, kind: 'load' | 'render', to?: string, error?: unknown) => unknown;
  onHydrated?: () => void;
  withoutScripts?: FrameProps['withoutScripts'];
}

export const SiteContext = createContext<Site>({ releases: {}, year: 0, giveUp: () => undefined });

export function useSite(): Site {
  return useContext(SiteContext);
}
