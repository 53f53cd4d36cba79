import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';

import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Left by React where a Suspense boundary suspended or threw. */
const INCOMPLETE = '<!--$!-->';

interface Markup {
  html: string;
  /** The first error inside a Suspense boundary. */
  error: unknown;
}

/**
 * Renders a complete page. `renderToString` is tried first, because it takes a tenth less time. If
 * something suspends or throws, the page is rendered as a stream, which waits and reports errors.
 *
 * @throws errors outside of Suspense boundaries, and the signal's reason
 */
export async function renderMarkup(page: ReactNode, signal: AbortSignal): Promise<Markup> {
  // Rendering blocks the process, so let messages, timers and other pages run first.
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
  const html = renderAtOnce(page);
  return html === undefined ? renderStream(page, signal) : { html, error: undefined };
}

function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(INCOMPLETE) ? undefined : html;
  } catch {
    return undefined;
  }
}

async function renderStream(page: ReactNode, signal: AbortSignal): Promise<Markup> {
  let error: unknown;
  const html = await new Promise<string>((resolve, reject) => {
    // React would wait for a drained buffer.
    const output = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER });
    const { pipe, abort } = renderToPipeableStream(page, {
      // Beyond 12.8 KB, React would move a finished boundary to the end of the document and need an
      // inline script to put it back, which has no nonce and doesn't run without JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => text(pipe(output)).then(resolve, reject),
      onShellError: reject,
      onError: (thrown) => {
        error ??= thrown;
      },
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
  return { html, error };
}
