import { createContext, useContext } from 'react';

import type { FrameProps } from '../frame/frame.tsx';
import type { PageBoot } from '../page-boot.ts';

/** What the shell's own components know of the page. */
export interface Site {
  releases: PageBoot['releases'];
  /** the year of the copyright line */
  year: number;
  /** path of the first page, while the code of its section is late: what the server drew of it stays */
  keptPath?: string | undefined;
  /** A release failed in this browser. The server has its own way to say so. */
  giveUp: (app: string, kind: 'load' | 'render') => unknown;
  /** The browser has taken over all that the server drew. Nowhere but in browsers; told again, it does nothing. */
  takenOver?: () => void;
  /** only where pages are drawn for browsers */
  withoutScripts?: FrameProps['withoutScripts'];
  /** only where pages are drawn for browsers: what of the frame is the same on other pages */
  drawnFrame?: FrameProps['drawn'];
}

export const SiteContext = createContext<Site>({ releases: {}, year: 0, giveUp: () => undefined });

export function useSite(): Site {
  return useContext(SiteContext);
}
