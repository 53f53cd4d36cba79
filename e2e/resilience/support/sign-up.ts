import type { HttpClient } from '../../support/servers/http-client.ts';
import { eventually } from '../../support/servers/eventually.ts';

const MAIL_WITHIN_MS = 30_000;

interface Addresses {
  url: string;
  standInsUrl: string;
}

export async function signUp(client: HttpClient, shop: Addresses, email: string): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const response = await client.request(shop.url, 'POST', path, { body });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body as { accessToken: string };
  };

  await post('/api/auth/register', { fullname: 'Kiran Buyer', email });
  const otp = await eventually(() => newestCode(client, shop.standInsUrl, email), MAIL_WITHIN_MS);
  return (await post('/api/auth/verify-otp', { email, otp })).accessToken;
}

async function newestCode(client: HttpClient, standInsUrl: string, email: string): Promise<string | undefined> {
  const { body } = await client.request(standInsUrl, 'GET', '/dev/mailbox.json');
  const mail = (body as { to: string; text: string }[]).find(({ to }) => to === email);
  return mail && /\b\d{6}\b/.exec(mail.text)?.[0];
}
