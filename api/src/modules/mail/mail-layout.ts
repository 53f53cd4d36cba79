import { COMPANY } from '@kaagazz/domain';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DARK_MODE, MAIL_STYLES as styles } from './mail-styles.ts';
import { type Mail, SITE_ORIGIN } from './outbox.ts';

export interface MailBlock {
  text: string;
  html: ReactNode;
}

const GREETING = /^Namaste[^\n]*,$/;

export interface MailContent extends Omit<Mail, 'subject' | 'text' | 'html' | 'rewrite'> {
  title: string;
  heading?: string;
  blocks: readonly MailBlock[];
  footer?: readonly MailBlock[];
}

export function composeMail({ title, heading = title, blocks, footer = [], ...mail }: MailContent): Mail {
  const company = `${COMPANY.name}, ${COMPANY.city}, ${COMPANY.country}`;
  // Email clients show the preheader next to the subject in the list of emails.
  const preheader = blocks.find(({ text }) => !GREETING.test(text))?.text ?? '';
  const small = [{ text: company, html: company }, ...footer];
  const html = h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, title),
      h('style', null, DARK_MODE),
    ),
    h(
      Body,
      { className: 'page', style: styles.page },
      h(Preview, null, preheader),
      h(
        Container,
        { className: 'page', style: styles.column },
        h(
          Link,
          { href: SITE_ORIGIN, style: { color: 'inherit', textDecoration: 'none' } },
          picture({ src: `${SITE_ORIGIN}/media/mail/logo.png`, alt: '', size: 40, style: styles.logo }),
          h('span', { style: styles.brand }, COMPANY.name),
        ),
        h(
          Section,
          { className: 'card', style: styles.card },
          h(Heading, { style: styles.heading }, heading),
          ...blocks.map((block) => block.html),
        ),
        ...small.map((block) => h(Text, { className: 'small', style: styles.small }, block.html)),
      ),
    ),
  );
  return {
    ...mail,
    subject: title,
    text: `${blocks.map(({ text }) => text).join('\n\n')}\n\n--\n${small.map(({ text }) => text).join('\n')}\n`,
    html: `<!doctype html>${renderToStaticMarkup(html)}`,
  };
}

export function paragraph(text: string): MailBlock {
  return { text, html: h(Text, { style: styles.paragraph }, ...lines(text)) };
}

export function greeting(name = ''): MailBlock {
  return paragraph(name ? `Namaste ${name},` : 'Namaste,');
}

export function button(label: string, href: string): MailBlock {
  return { text: `${label}: ${href}`, html: h(Button, { href, style: styles.button }, label) };
}

export function link(label: string, href: string): MailBlock {
  return { text: `${label}: ${href}`, html: h(Text, { style: styles.paragraph }, linkTo(label, href)) };
}

export function linkTo(label: string, href: string): ReactNode {
  return h(Link, { className: 'link', href, style: styles.link }, label);
}

export function highlighted(label: string, words: string): MailBlock {
  return {
    text: `${label}: ${words}`,
    html: h(Text, { className: 'panel', style: styles.panel }, h('b', null, label), h('br'), ...lines(words)),
  };
}

export function largeCode(code: string): MailBlock {
  return { text: code, html: h(Text, { style: styles.code }, code) };
}

export function tableOf(rows: readonly { label: string; value: string }[]): MailBlock {
  const cell = { className: 'cell', style: styles.cell };
  return {
    text: rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    html: h(
      'table',
      { style: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' } },
      h(
        'tbody',
        null,
        ...rows.map(({ label, value }) =>
          h('tr', null, h('th', { ...cell, scope: 'row' }, label), h('td', cell, ...lines(value))),
        ),
      ),
    ),
  };
}

/** @param size width and height in CSS pixels */
export function picture({
  size,
  ...attributes
}: {
  src: string;
  alt: string;
  size: number;
  style?: CSSProperties;
}): ReactNode {
  return h(Img, { ...attributes, width: size, height: size, loading: 'lazy' });
}

export function lines(text: string): ReactNode[] {
  return text.split('\n').map((line, index) => h(Fragment, null, index > 0 && h('br'), line));
}
