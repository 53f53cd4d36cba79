import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';

import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React marks a Suspense boundary with this comment if the boundary suspended or threw. */
const INCOMPLETE = '<!--$!-->';

interface Markup {
  html: string;
  error: unknown;
}

export async function renderMarkup(page: ReactNode, signal: AbortSignal): Promise<Markup> {
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
    const output = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER });
    const { pipe, abort } = renderToPipeableStream(page, {
      // With a smaller value, React would send large Suspense boundaries with inline scripts, which
      // the content security policy blocks.
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
