import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

/**
 * Loads a component the first time it is needed.
 *
 * @param load the result of `lazyPage`. Must be a stable reference.
 * @returns the component, or null until it has loaded, and whether loading failed
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isWanted || Component) return;
    load().then(
      (Loaded) => setComponent(() => Loaded),
      () => setFailed(true),
    );
  }, [isWanted, Component, load]);

  return { Component, hasFailed };
}
