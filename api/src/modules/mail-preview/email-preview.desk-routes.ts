import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { Content } from '../content/content.ts';
import { rewritten } from '../mail/outbox.ts';
import { validTexts } from '../mail/published-texts.ts';
import { previewHtml, withAddresses } from './preview-html.ts';
import { sampleMails } from './sample-mails.ts';

/** Allows the staff app to show an email in a frame, but blocks scripts in the email. */
const POLICY =
  "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'";

export function registerEmailPreview(app: App, context: AppContext): void {
  const content = new Content(context);

  route(app, 'previewEmail', {}, async ({ params, query }, reply) => {
    const { kind, slug, fields } = await content.one(params.id);
    const sample = kind === 'email' && [...sampleMails().values()].find((mail) => mail.kind === slug);
    if (!sample) throw new Problem('NOT_FOUND', 'There is no such email.');
    const mail = rewritten(sample, validTexts(slug, fields));
    const isText = query.as === 'text';
    return reply
      .type(isText ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(isText ? withAddresses(`${mail.subject}\n\n${mail.text}`) : previewHtml(mail, false));
  });
}
