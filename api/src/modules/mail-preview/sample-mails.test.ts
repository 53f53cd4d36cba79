import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMAIL_TEXTS, emailPlaceholders, isEditableEmail } from '@kaagazz/domain/content';
import { sampleMails } from './sample-mails.ts';

const MODULES = join(import.meta.dirname, '..');
const MAILS = sampleMails();

describe.each([...MAILS])('%s', (_name, { subject, text, html, pictures = [] }) => {
  it('an email with a link has exactly one button', () => {
    expect(html.match(/line-height:100%/g) ?? []).toHaveLength(/https:\/\/|\{site-origin\}/.test(text) ? 1 : 0);
  });

  it('the preheader of an email is also part of the plain-text version', () => {
    const [, preheader = ''] = /data-skip-in-text="true">([^<]*)/.exec(html) ?? [];

    expect(preheader).not.toMatch(/^$|^Namaste/);
    expect(oneLine(text)).toContain(oneLine(decoded(preheader)).slice(0, 100));
  });

  it('the HTML version of an email contains everything in the plain-text version', () => {
    const shown = decoded(html.replace(/<a [^>]*href="([^"]*)"[^>]*>/g, ' $1 ').replace(/<[^>]*>/g, ' '));
    const facts = text.split(/\n|: | \(|\)$/m).filter((fact) => fact !== '--');

    for (const fact of facts) expect(oneLine(shown)).toContain(oneLine(fact));
  });

  it('every picture attached to an email appears in its HTML version', () => {
    const embedded = [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid);

    expect(pictures.map(({ cid }) => cid)).toEqual(embedded);
  });

  it('every sample email has a subject', () => {
    expect(subject).not.toBe('');
  });

  it('the HTML version of an email has colours for dark mode', () => {
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('the HTML version of an email shows the logo of the shop', () => {
    expect(html).toContain('{site-origin}/media/mail/logo.png');
  });

  it('every image in the HTML version of an email has alt text', () => {
    expect(html).not.toMatch(/<img(?![^>]* alt=")/);
  });

  it('the HTML version of an email contains no unescaped text and no preload links', () => {
    expect(html).not.toMatch(/<A5>|<b>200|rel="preload"/);
  });
});

it('every editable email has a sample with all placeholders replaced', () => {
  const editable = [...MAILS.values()].filter(({ rewrite }) => rewrite);

  expect(new Set(editable.map(({ kind }) => kind))).toEqual(new Set(Object.keys(EMAIL_TEXTS)));
  for (const { kind, subject, text, rewrite } of editable) {
    const all = isEditableEmail(kind) ? emailPlaceholders(kind).map((name) => `{${name}}`) : [];
    const mail = rewrite?.({ title: all.join(' '), heading: '', news: all.join(' '), next: '' });
    const shown = [subject, text, mail?.subject, mail?.text].join('\n');
    expect(shown.replaceAll('{site-origin}', '').replaceAll('{shop-email}', '')).not.toMatch(/[{}]/);
  }
});

it('every email that the api can send has a sample', () => {
  const samples = readFileSync(join(import.meta.dirname, 'sample-mails.ts'), 'utf8');
  const files = globSync('**/*-mail{,s}.ts', { cwd: MODULES }).filter((file) => !/(sample|repeated)-mails/.test(file));
  const written = files.flatMap((file) =>
    [...readFileSync(join(MODULES, file), 'utf8').matchAll(/export function (\w+Mail)\(/g)].map(
      ([, name = '']) => name,
    ),
  );
  const isLayout = (name: string) => ['editableMail', 'orderMail', 'officeMail', 'receiptMail'].includes(name);

  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((name) => !isLayout(name) && !samples.includes(`${name}(`))).toEqual([]);
});

function decoded(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
