import type { ComponentType } from 'react';
import { createElement, useEffect, useState } from 'react';

import { LoadFailed } from './load-failed.tsx';

/**
 * Loads a component when `isWanted` becomes true. `Component` is null until it has loaded.
 *
 * @param load Must be a stable reference.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isWanted || Component || hasFailed) return;
    load().then(
      (Loaded) => setComponent(() => Loaded),
      () => setFailed(true),
    );
  }, [isWanted, Component, hasFailed, load]);

  return { Component, hasFailed, retry: () => setFailed(false) };
}

export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>, what: string) {
  return function LazyComponent(props: Props) {
    const { Component, hasFailed, retry } = useLazyComponent(load, true);
    if (hasFailed) return createElement(LoadFailed, { what, onRetry: retry });
    return Component && createElement(Component, props);
  };
}
