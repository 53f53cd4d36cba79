import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleMails } from './sample-mails.ts';

const MODULES = join(import.meta.dirname, '..');
const MAILS = sampleMails();

describe.each([...MAILS])('%s', (_name, { subject, text, html, pictures = [] }) => {
  it('an email has one button if it links to the site, otherwise none', () => {
    expect(html.match(/line-height:100%/g) ?? []).toHaveLength(text.includes('https://') ? 1 : 0);
  });

  it('an email has a preheader, which is also in the plain text', () => {
    const [, preheader = ''] = /data-skip-in-text="true">([^<]*)/.exec(html) ?? [];

    expect(preheader).not.toMatch(/^$|^Namaste/);
    expect(oneLine(text)).toContain(oneLine(decoded(preheader)).slice(0, 100));
  });

  it('an email shows everything in its HTML that its plain text says', () => {
    const shown = decoded(html.replace(/<a [^>]*href="([^"]*)"[^>]*>/g, ' $1 ').replace(/<[^>]*>/g, ' '));
    const facts = text.split(/\n|: | \(|\)$/m).filter((fact) => fact !== '--');

    for (const fact of facts) expect(oneLine(shown)).toContain(oneLine(fact));
  });

  it('an email contains every picture that its HTML embeds', () => {
    const embedded = [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid);

    expect(pictures.map(({ cid }) => cid)).toEqual(embedded);
  });

  it('an email has alternative texts, dark colours and the logo, and escapes what people typed', () => {
    expect(subject).not.toBe('');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toContain('{site-origin}/media/mail/logo.png');
    expect(html).not.toMatch(/<img(?![^>]* alt=")|<A5>|<b>200|rel="preload"/);
  });
});

it('the samples contain every function that writes an email', () => {
  const samples = readFileSync(join(import.meta.dirname, 'sample-mails.ts'), 'utf8');
  const files = globSync('**/*-mail{,s}.ts', { cwd: MODULES }).filter((file) => !/(sample|repeated)-mails/.test(file));
  const written = files.flatMap((file) =>
    [...readFileSync(join(MODULES, file), 'utf8').matchAll(/export function (\w+Mail)\(/g)].map(
      ([, name = '']) => name,
    ),
  );
  // Other functions call these three, which are layouts.
  const isLayout = (name: string) => ['orderMail', 'officeMail', 'receiptMail'].includes(name);

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
