import { createTransport } from 'nodemailer';
import { type StandIns, startStandIns } from '../stand-ins.ts';

const MESSAGE_ID: unknown = expect.stringMatching(/^<.+@.+>$/);
const TIME: unknown = expect.stringMatching(/^\d{4}-.*Z$/);

describe('the local mailbox', () => {
  let standIns: StandIns;
  beforeAll(async () => {
    standIns = await startStandIns({
      port: 0,
      smtpPort: 0,
      mailboxCapacity: 200,
      keyId: 'key',
      keySecret: 'secret',
      webhookSecret: 'webhook',
      apiUrl: undefined,
    });
  });
  afterAll(() => standIns.close());

  const get = (path: string) => fetch(`http://127.0.0.1:${standIns.port}${path}`);
  const send = (subject: string, text: string, to = 'asha@example.com') =>
    createTransport(`smtp://127.0.0.1:${standIns.smtpPort}`).sendMail({
      from: 'Kaagazz <hello@kaagazz.example>',
      to,
      subject,
      text,
      html: '<p>HTML part</p>',
    });

  it('the mailbox lists received emails, newest first', async () => {
    await send('नमस्ते', 'First mail');
    await send('Second', 'Grüße, and a long line. '.repeat(20).trim());

    const mails: unknown = await (await get('/dev/mailbox.json')).json();

    expect(mails).toEqual([
      {
        to: 'asha@example.com',
        subject: 'Second',
        text: 'Grüße, and a long line. '.repeat(20).trim(),
        sentAt: TIME,
        messageId: MESSAGE_ID,
      },
      { to: 'asha@example.com', subject: 'नमस्ते', text: 'First mail', sentAt: TIME, messageId: MESSAGE_ID },
    ]);
  });

  it('the mailbox permanently rejects emails to addresses at refused.example', async () => {
    await expect(send('Hello', 'Hello', 'asha@refused.example')).rejects.toMatchObject({ responseCode: 550 });
  });

  it('the mailbox highlights codes, links URLs and escapes HTML', async () => {
    await send(
      'Your code <script>alert(1)</script>',
      'Your code is\n\n482913\n\nhttp://localhost:3000/login?a=1&b=2 <img src=x onerror=alert(2)>',
    );

    const response = await get('/dev/mailbox');
    const page = await response.text();

    expect(page).toContain('<p class="code">482913</p>');
    expect(page).toContain('<a href="http://localhost:3000/login?a=1&amp;b=2">');
    expect(page).not.toMatch(/<script|<img/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('the mailbox does not highlight order numbers or postal codes', async () => {
    await send(
      'Order KGZ-2026-000123 confirmed',
      'Thank you for your order KGZ-2026-000123. It goes to New Delhi 110003.',
    );

    const page = await (await get('/dev/mailbox')).text();

    const newest = page.slice(page.indexOf('<article>'), page.indexOf('</article>'));
    expect(newest).toContain('KGZ-2026-000123');
    expect(newest).not.toContain('class="code"');
  });

  it('the mailbox keeps the newest 200 emails', async () => {
    for (let count = 0; count < 205; count += 1) {
      standIns.mailbox.receive({
        to: 'a@example.com',
        subject: `${count}`,
        text: '',
        sentAt: new Date().toISOString(),
        messageId: '',
      });
    }

    expect(standIns.mailbox.newestFirst()).toHaveLength(200);
    expect(standIns.mailbox.newestFirst()[0]?.subject).toBe('204');
  });
});
