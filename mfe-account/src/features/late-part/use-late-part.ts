import { useToast } from '@kaagazz/contract';
import type { ComponentType } from 'react';
import { useState } from 'react';

interface LatePart<Props extends object> {
  /** `null` until its code has come */
  Part: ComponentType<Props> | null;
  /** the code is on its way */
  coming: boolean;
  /** Brings the code if it is not there yet. @returns whether the part can be shown now; the shopper was told if not */
  bring: () => Promise<boolean>;
}

/**
 * A part of a page that is needed only after a press, such as a window with a form: its code comes with the first press.
 *
 * @param load a chunk's component: `lazyPage(() => import('./address-window.tsx'), 'AddressWindow')`
 */
export function useLatePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [coming, setComing] = useState(false);
  const toast = useToast();

  async function bring() {
    if (Part) return true;
    setComing(true);
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      toast({ text: 'This could not be loaded. Please check your connection and try again.', tone: 'error' });
      return false;
    } finally {
      setComing(false);
    }
  }

  return { Part, coming, bring };
}
