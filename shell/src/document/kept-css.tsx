import { LRUCache } from 'lru-cache';
import { useContext } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { StyleSheetContext } from 'styled-components';
import type { ServerStyleSheet } from 'styled-components';

type Styling = ComponentProps<typeof StyleSheetContext.Provider>['value'];
type Compile = Styling['stylis'];

/** Rules of one component, with their CSS as it was written. All pages of the shop have some 600. */
const MOST_KEPT = 3_000;

const keeping = new WeakMap<Compile, Compile>();

interface KeptCssProps {
  sheet: ServerStyleSheet;
  children: ReactNode;
}

/**
 * What `StyleSheetManager` does for a page that is drawn on the server, but each component's CSS is compiled once, not for every page anew: that was a
 * quarter of the time that drawing a page took.
 */
export function KeptCss({ sheet, children }: KeptCssProps) {
  const { stylis } = useContext(StyleSheetContext);
  const styling: Styling = { styleSheet: sheet.instance, stylis: keepingOf(stylis) };
  return <StyleSheetContext.Provider value={styling}>{children}</StyleSheetContext.Provider>;
}

function keepingOf(compile: Compile): Compile {
  let known = keeping.get(compile);
  if (!known) keeping.set(compile, (known = keepCompiled(compile)));
  return known;
}

function keepCompiled(compile: Compile): Compile {
  const kept = new LRUCache<string, { css: string; rules: string[] }>({ max: MOST_KEPT });
  const keep = (css: string, selector = '', prefix = '', componentId = ''): string[] => {
    const name = `${selector} ${prefix} ${componentId}`;
    const known = kept.get(name);
    // A selector is a hash: others may have the same.
    if (known?.css === css) return known.rules;
    const rules = compile(css, selector, prefix, componentId);
    kept.set(name, { css, rules });
    return rules;
  };
  return Object.assign(keep, { hash: compile.hash });
}
