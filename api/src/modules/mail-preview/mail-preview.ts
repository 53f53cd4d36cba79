import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import type { App } from '../../app-context.ts';
import { Problem } from '../../plugins/problem.ts';
import type { Mail } from '../mail/outbox.ts';
import { previewHtml, withAddresses } from './preview-html.ts';
import { sampleMails } from './sample-mails.ts';

const POLICY = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'";
const VARIANTS = ['light', 'dark', 'text'] as const;
const PAGE_STYLE = `body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 Georgia, serif }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top }`;

/** Not for production. */
export function registerMailPreview(app: App): void {
  let mails: Map<string, Mail> | undefined;
  const samples = () => (mails ??= sampleMails());

  app.get('/dev/mails', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(indexPage(samples())),
  );

  const schema = {
    hide: true,
    params: z.object({ name: z.string() }),
    querystring: z.object({ as: z.enum(VARIANTS).default('light') }),
  };
  app.get('/dev/mails/:name', { schema }, (request, reply) => {
    const mail = samples().get(request.params.name);
    if (!mail) throw new Problem('NOT_FOUND', 'There is no such email.');
    const { as } = request.query;
    return reply
      .type(as === 'text' ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(as === 'text' ? withAddresses(mail.text) : previewHtml(mail, as === 'dark'));
  });
}

function indexPage(mails: Map<string, Mail>): string {
  const rows = [...mails].map(([name, { subject }]) =>
    h(
      'tr',
      { key: name },
      h('th', null, name),
      h('td', null, withAddresses(subject)),
      ...VARIANTS.map((as) => h('td', { key: as }, h('a', { href: `/dev/mails/${name}?as=${as}` }, as))),
    ),
  );
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('title', null, 'Emails'),
      h('link', { rel: 'icon', href: 'data:,' }),
      h('style', null, PAGE_STYLE),
    ),
    h('body', null, h('h1', null, 'Emails'), h('table', null, h('tbody', null, rows))),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
