import { runOperatorCommand, runOperatorProcess } from '../test-support/operator-command.ts';
import { openTestShop, type TestShop } from '../test-support/test-shop.ts';
import { deskProgram } from './desk-commands.ts';

let shop: TestShop;
let siteUrl: string;
beforeAll(async () => {
  shop = await openTestShop();
  siteUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const environment = () => ({ SITE_URL: siteUrl, OPERATOR_TOKEN: shop.config.operatorToken });

it('the invite command emails an invitation and prints its link', async () => {
  const invited = await runOperatorProcess(
    deskProgram,
    ['invite', 'meera@example.com', '--role', 'founder'],
    environment(),
  );

  const [mail] = await shop.mails();
  const link = /http\S+#token=[\w-]{43}/.exec(invited.out)?.[0] ?? 'no link';
  expect(invited).toMatchObject({ code: 0, err: '' });
  expect(mail).toMatchObject({ kind: 'desk-invitation', recipient: 'meera@example.com' });
  expect(mail?.text).toContain(link);
});

it('the invite command refuses an unknown role', async () => {
  const refused = await runOperatorCommand(deskProgram, ['invite', 'a@example.com', '--role', 'king'], environment());

  expect(refused.code).toBe(2);
  expect(refused.err).toContain('--role must be one of founder, packer, printer, editor, accountant');
});
