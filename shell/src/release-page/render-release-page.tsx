import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

import icon from '../assets/favicon.svg';
import { globalCss } from '../document/global-css.tsx';
import { FIRST_FACES, firstFontFaces } from '../frame/fonts.ts';
import { ConfirmPage } from './confirm-page.tsx';
import { OverviewPage } from './overview-page.tsx';
import { RELEASE_PAGE_PATH } from './paths.ts';
import type { ReleasePageView } from './release-page-view.ts';
import { MessagePage } from './message-page.tsx';

export function renderReleasePage(view: ReleasePageView, nonce: string): string {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(
      <StyleSheetManager sheet={sheet.instance}>
        <StaticRouter location={RELEASE_PAGE_PATH}>
          <Page view={view} />
        </StaticRouter>
      </StyleSheetManager>,
    );
    const head = renderToStaticMarkup(<Head view={view} nonce={nonce} />);
    const styles = sheet.getStyleTags().replaceAll('<style', `<style nonce="${nonce}"`);
    return `<!doctype html><html lang="en-IN"><head>${head}${styles}</head><body>${body}</body></html>`;
  } finally {
    sheet.seal();
  }
}

function Page({ view }: { view: ReleasePageView }) {
  switch (view.page) {
    case 'overview':
      return <OverviewPage model={view.model} notice={view.notice} />;
    case 'confirm':
      return <ConfirmPage {...view.confirmation} />;
    case 'message':
      return <MessagePage title={view.title} text={view.text} link={view.link} />;
  }
}

function Head({ view, nonce }: { view: ReleasePageView; nonce: string }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${titleOf(view)} | Kaagazz`}</title>
      <meta name="robots" content="noindex" />
      {view.page === 'message' && view.redirects && <meta httpEquiv="refresh" content={`0;url=${view.link.href}`} />}
      <link rel="icon" href={icon} type="image/svg+xml" />
      {FIRST_FACES.map(([, , url]) => (
        <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
      ))}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: globalCss + firstFontFaces }} />
    </>
  );
}

function titleOf(view: ReleasePageView): string {
  switch (view.page) {
    case 'overview':
      return 'Releases';
    case 'confirm':
      return 'Confirm the change';
    case 'message':
      return view.title;
  }
}
