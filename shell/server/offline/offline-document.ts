import { createHash } from 'node:crypto';

import { RECENTLY_VIEWED_DATABASE } from '@kaagazz/domain';

import { showStoredProducts } from './show-stored-products.ts';

export const OFFLINE_PATH = '/offline';

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#f6efe2;color:#3b2a1e;font:1.0625rem/1.55 Mukta,system-ui,sans-serif}
header{padding:1rem 1.25rem;border-bottom:2px dashed #d8c7a7}
header span,h1,h2{font-family:Fraunces,Georgia,serif;font-weight:500}
header span{font-size:1.5rem}
main{max-width:44rem;margin:auto;padding:2rem 1.25rem 4rem}
h1{margin:0 0 .75rem;font-size:2rem;line-height:1.15}
h2{margin:2.5rem 0 .5rem;font-size:1.4rem}
p{margin:0 0 1rem}
button{min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:6px;background:#2f6b3c;color:#fdf9f0;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #2b2f6b;outline-offset:3px}
ul{margin:0;padding:0;list-style:none}
li{display:flex;gap:1rem;align-items:center;padding:.75rem 0;border-bottom:1px solid #d8c7a7;overflow-wrap:anywhere}
li img,li i{flex:none;width:4.5rem;height:4.5rem;border-radius:3px;background:#e9dcc3;object-fit:cover}
li small{display:block;color:#64503f;font-size:.9688rem}
`;

export function offlineDocument(): string {
  const script = `(${showStoredProducts.toString()})(${JSON.stringify(RECENTLY_VIEWED_DATABASE)})`;
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>You are offline · Kaagazz</title><meta name="theme-color" content="#f6efe2">',
    `<style>${STYLE}</style></head><body>`,
    '<header><span>Kaagazz</span></header><main><h1>You are offline</h1>',
    '<p>This page will load as soon as you’re online again.</p>',
    '<button type="button" id="retry">Try again</button>',
    '<section id="cart" aria-labelledby="cart-title" hidden><h2 id="cart-title">Your cart</h2>',
    '<p>Prices are from your last visit. We check prices and stock again before you pay.</p><ul></ul></section>',
    '<section id="viewed" aria-labelledby="viewed-title" hidden><h2 id="viewed-title">Recently viewed</h2>',
    `<ul></ul></section></main><script>${script}</script></body></html>`,
  ].join('');
}

export function offlinePolicy(page: string): string {
  const hashOf = (tag: string) => {
    const content = page.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? '';
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  };
  return [
    "default-src 'none'",
    `script-src ${hashOf('script')}`,
    `style-src ${hashOf('style')}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
