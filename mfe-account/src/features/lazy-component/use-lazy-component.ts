import { useToast } from '@kaagazz/contract';
import type { ComponentType } from 'react';
import { useState } from 'react';

/**
 * Loads a component on demand. Unlike `React.lazy`, this hook shows a toast if loading fails and
 * allows a retry.
 */
export function useLazyComponent<Props extends object>(importComponent: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const toast = useToast();

  async function load(): Promise<boolean> {
    if (Component) return true;
    setIsLoading(true);
    try {
      const loaded = await importComponent();
      setComponent(() => loaded);
      return true;
    } catch {
      toast({
        text: 'Part of this page could not be loaded. Please check your connection and try again.',
        tone: 'error',
      });
      return false;
    } finally {
      setIsLoading(false);
    }
  }

  return { Component, isLoading, load };
}
