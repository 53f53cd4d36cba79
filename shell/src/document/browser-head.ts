import type { HeadSink } from '@kaagazz/contract';

import { canonicalUrl, titleOf } from './head-tags.ts';

export const browserHead: HeadSink = {
  whileRendering: false,
  report(head) {
    document.title = titleOf(head);
    element('meta[name="description"]')?.setAttribute('content', head.description);
    element('link[rel="canonical"]')?.setAttribute('href', canonicalUrl(head, location.origin));
    element('meta[name="robots"]')?.setAttribute('content', head.noIndex ? 'noindex' : 'index, follow');
  },
};

function element(selector: string): Element | null {
  return document.head.querySelector(selector);
}
