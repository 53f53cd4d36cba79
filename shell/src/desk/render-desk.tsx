import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

import icon from '../assets/favicon.svg';
import { globalCss } from '../document/global-css.tsx';
import { FIRST_FACES, firstFontFaces } from '../frame/fonts.ts';
import { ConfirmPage } from './confirm-page.tsx';
import { DeskPage } from './desk-page.tsx';
import { DESK_PATH } from './desk-paths.ts';
import type { DeskView } from './desk-view.ts';
import { NotePage } from './note-page.tsx';

/**
 * A page of the release desk, whole. Without a script: it has to work when a release of the shell does not.
 *
 * @param nonce of the page's security policy
 */
export function renderDesk(view: DeskView, nonce: string): string {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(
      <StyleSheetManager sheet={sheet.instance}>
        <StaticRouter location={DESK_PATH}>
          <Page view={view} />
        </StaticRouter>
      </StyleSheetManager>,
    );
    const head = renderToStaticMarkup(<DeskHead view={view} nonce={nonce} />);
    const styles = sheet.getStyleTags().replaceAll('<style', `<style nonce="${nonce}"`);
    return `<!doctype html><html lang="en-IN"><head>${head}${styles}</head><body>${body}</body></html>`;
  } finally {
    sheet.seal();
  }
}

function Page({ view }: { view: DeskView }) {
  switch (view.page) {
    case 'desk':
      return <DeskPage model={view.model} notice={view.notice} />;
    case 'confirm':
      return <ConfirmPage {...view.confirmation} />;
    case 'note':
      return <NotePage title={view.title} text={view.text} way={view.way} />;
  }
}

function DeskHead({ view, nonce }: { view: DeskView; nonce: string }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${titleOf(view)} | Kaagazz`}</title>
      <meta name="robots" content="noindex" />
      {view.page === 'note' && view.hurries && <meta httpEquiv="refresh" content={`0;url=${view.way.href}`} />}
      <link rel="icon" href={icon} type="image/svg+xml" />
      {FIRST_FACES.map(([, , url]) => (
        <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
      ))}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: globalCss + firstFontFaces }} />
    </>
  );
}

function titleOf(view: DeskView): string {
  switch (view.page) {
    case 'desk':
      return 'Releases';
    case 'confirm':
      return 'Do you mean it?';
    case 'note':
      return view.title;
  }
}
