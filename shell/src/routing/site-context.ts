import { createContext, useContext } from 'react';

import type { PageBoot } from '../page-boot.ts';

/** What the shell's own components know of the page. */
export interface Site {
  releases: PageBoot['releases'];
  /** the year of the copyright line */
  year: number;
}

export const SiteContext = createContext<Site>({ releases: {}, year: 0 });

export function useSite(): Site {
  return useContext(SiteContext);
}
