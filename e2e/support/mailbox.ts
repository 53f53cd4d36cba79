import { setTimeout as wait } from 'node:timers/promises';

import { siteUrl } from './site.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

const ARRIVES_WITHIN_MS = 20_000;
let shoppers = 0;

/** An address nobody used before. */
export function newEmail(name = 'asha'): string {
  shoppers += 1;
  return `${name}.${Date.now().toString(36)}${shoppers}@example.com`;
}

/** The newest mail to an address, as soon as there is one. */
export async function mailTo(address: string, count = 1): Promise<Mail> {
  const deadline = Date.now() + ARRIVES_WITHIN_MS;
  while (Date.now() < deadline) {
    const mails = (await (await fetch(`${siteUrl()}/dev/mailbox.json`)).json()) as Mail[];
    const theirs = mails.filter(({ to }) => to.includes(address));
    if (theirs[0] && theirs.length >= count) return theirs[0];
    await wait(100);
  }
  throw new Error(`no mail came to ${address}`);
}

/** The six digits of the newest code sent to an address. */
export async function codeFor(address: string, count = 1): Promise<string> {
  const { text } = await mailTo(address, count);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`no code in the mail to ${address}:\n${text}`);
  return code;
}
