import { LRUCache } from 'lru-cache';
import { useContext } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { StyleSheetContext } from 'styled-components';
import type { ServerStyleSheet } from 'styled-components';

type Styling = ComponentProps<typeof StyleSheetContext.Provider>['value'];
type Compile = Styling['stylis'];

const MAX_CACHED = 3_000;

const caching = new WeakMap<Compile, Compile>();

interface CachedCssProps {
  sheet: ServerStyleSheet;
  children: ReactNode;
}

export function CachedCss({ sheet, children }: CachedCssProps) {
  const { stylis } = useContext(StyleSheetContext);
  const styling: Styling = { styleSheet: sheet.instance, stylis: cachingOf(stylis) };
  return <StyleSheetContext.Provider value={styling}>{children}</StyleSheetContext.Provider>;
}

function cachingOf(compile: Compile): Compile {
  let known = caching.get(compile);
  if (!known) caching.set(compile, (known = withCache(compile)));
  return known;
}

function withCache(compile: Compile): Compile {
  const cache = new LRUCache<string, { css: string; rules: string[] }>({ max: MAX_CACHED });
  const compileOnce = (css: string, selector = '', prefix = '', componentId = ''): string[] => {
    const key = `${selector} ${prefix} ${componentId}`;
    const cached = cache.get(key);
    // Class names are hashes and can collide, so compare the CSS.
    if (cached?.css === css) return cached.rules;
    const rules = compile(css, selector, prefix, componentId);
    cache.set(key, { css, rules });
    return rules;
  };
  return Object.assign(compileOnce, { hash: compile.hash });
}
