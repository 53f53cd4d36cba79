import { createContext, useContext } from 'react';

import type { FrameProps } from '../frame/frame.tsx';
import type { PageBoot } from '../page-boot.ts';

export interface Site {
  releases: PageBoot['releases'];
  /** The copyright year. */
  year: number;
  /** Path of the first page while its section is late. The server's markup stays. */
  latePath?: string | undefined;
  /** Reports a failed release, in browsers only. */
  giveUp: (app: string, kind: 'load' | 'render') => unknown;
  /** Called when the first page is hydrated. Further calls have no effect. */
  onHydrated?: () => void;
  /** On the server only. */
  withoutScripts?: FrameProps['withoutScripts'];
  /** On the server only. */
  renderedFrame?: FrameProps['rendered'];
}

export const SiteContext = createContext<Site>({ releases: {}, year: 0, giveUp: () => undefined });

export function useSite(): Site {
  return useContext(SiteContext);
}
