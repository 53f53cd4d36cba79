import type { PageBoot } from '../page-boot.ts';
import { attribute } from './escape.ts';
import { json } from './json.ts';
import { guardPage } from './page-guard.inline.ts';

interface MountedDocument {
  nonce: string;
  view: string;
  boot: Omit<PageBoot, 'clients' | 'year' | 'failed' | 'settings'>;
  script: string;
  icon: string | undefined;
}

const GUARD = guardPage.toString();

const STYLE = `html{background:#f6efe2;color:#3a2a1c;font:1rem/1.6 Mukta,system-ui,sans-serif}
body{margin:0}#root>main[role=alert],noscript{display:block;max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}
#root>main[role=alert] button{font:inherit;padding:.6rem 1.2rem}`;

export function mountedDocument({ nonce, view, boot, script, icon }: MountedDocument): string {
  const preloads = Object.entries(boot.integrity).map(
    ([url, hash]) =>
      `<link rel="preload" as="script" nonce="${nonce}" href="${attribute(url)}" integrity="${attribute(hash)}" crossorigin="anonymous">`,
  );
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Kaagazz</title><meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#f6efe2">',
    // styled-components reads the nonce from this tag.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    icon === undefined ? '' : `<link rel="icon" href="${attribute(icon)}" type="image/svg+xml">`,
    ...preloads,
    `<style nonce="${nonce}">${STYLE}</style>`,
    `<script nonce="${nonce}">globalThis.__KAAGAZZ__=${json(boot)};__KAAGAZZ__.view=${view};(${GUARD})()</script>`,
    '</head><body><div id="root"></div><noscript>This page needs JavaScript.</noscript>',
    `<script nonce="${nonce}" src="${attribute(script)}" integrity="${attribute(boot.integrity[script] ?? '')}" crossorigin="anonymous"></script>`,
    '</body></html>',
  ].join('');
}
