import type { ComponentType } from 'react';
import { createElement, useEffect, useState } from 'react';

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

/** Returns a component that renders nothing until its code has loaded. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LazyComponent(props: Props) {
    const { Component } = useLazyComponent(load, true);
    return Component && createElement(Component, props);
  };
}
