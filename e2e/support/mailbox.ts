import { setTimeout as wait } from 'node:timers/promises';

import { siteUrl } from './site.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

/** Some emails are sent by jobs that run only once a minute. */
const TIMEOUT_MS = 120_000;
let shoppers = 0;

export function newEmail(name = 'asha'): string {
  shoppers += 1;
  return `${name}.${Date.now().toString(36)}${shoppers}@example.com`;
}

async function mailsTo(address: string, about: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${siteUrl()}/dev/mailbox.json`)).json()) as Mail[];
  return mails.filter(({ to, text }) => to.includes(address) && text.includes(about));
}

/**
 * Calls `act` and waits for the next email to the address. Pass part of the email's text as `about`
 * if several tests use the address.
 */
export async function mailAfter(address: string, act: () => Promise<unknown>, about = ''): Promise<Mail> {
  const before = (await mailsTo(address, about)).length;
  await act();
  return waitForMail(address, about, { before });
}

export async function waitForMail(
  address: string,
  about: string,
  { before = 0, timeoutMs = TIMEOUT_MS } = {},
): Promise<Mail> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const [newest, ...older] = await mailsTo(address, about);
    if (newest && older.length >= before) return newest;
    await wait(100);
  }
  throw new Error(`no mail to ${address} with “${about}” arrived`);
}

export async function codeAfter(address: string, act: () => Promise<void>): Promise<string> {
  const { text } = await mailAfter(address, act);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`no code in the mail to ${address}:\n${text}`);
  return code;
}

export function linkIn({ to, text }: Mail, part: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(part));
  if (link === undefined) throw new Error(`no link with ${part} in the mail to ${to}:\n${text}`);
  return link;
}
