import type { Caller } from './caller.ts';
import { eventually } from './eventually.ts';

const MAIL_WITHIN_MS = 30_000;

interface Addresses {
  url: string;
  /** where the mailbox is */
  standInsUrl: string;
}

/**
 * Makes an account by its two calls and the code in the mail.
 *
 * @returns the access token
 */
export async function signUp(caller: Caller, shop: Addresses, email: string): Promise<string> {
  const ask = async (path: string, body: unknown) => {
    const answer = await caller.call(shop.url, 'POST', path, { body });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as { accessToken: string };
  };

  await ask('/api/auth/register', { fullname: 'Kiran Buyer', email });
  const otp = await eventually(() => newestCode(caller, shop.standInsUrl, email), MAIL_WITHIN_MS);
  return (await ask('/api/auth/verify-otp', { email, otp })).accessToken;
}

async function newestCode(caller: Caller, standInsUrl: string, email: string): Promise<string | undefined> {
  const { body } = await caller.call(standInsUrl, 'GET', '/dev/mailbox.json');
  const mail = (body as { to: string; text: string }[]).find(({ to }) => to === email);
  return mail && /\b\d{6}\b/.exec(mail.text)?.[0];
}
