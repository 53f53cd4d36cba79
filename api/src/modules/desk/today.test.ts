import type { StaffRole } from '@kaagazz/domain/desk';
import { openDesk } from '../../../test-support/desk-client.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { outbox } from '../mail/mail.tables.ts';
import { enqueueMail } from '../mail/outbox.ts';

describe('failed emails', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const mail = { to: 'asha@example.com', subject: 's', text: 't', html: 'h' };
    await enqueueMail(shop.database, { ...mail, kind: 'code' }, shop.now());
    await enqueueMail(shop.database, { ...mail, kind: 'shipped', orderNumber: 'KGZ-2026-000001' }, shop.now());
    await shop.database.update(outbox).set({ failedAt: shop.now() });
  });
  afterAll(() => shop.close());

  async function failedEmailsOf(role: StaffRole) {
    const desk = await openDesk(shop, role);
    const list = await desk.call('GET', '/failed-emails');
    const today = await desk.call('GET', '/today');
    return {
      kinds: list.json<{ data: { kind: string }[] }>().data.map(({ kind }) => kind),
      count: today.json<{ data: { failedEmails: number } }>().data.failedEmails,
    };
  }

  it('a founder sees every failed email', async () => {
    const { kinds, count } = await failedEmailsOf('founder');

    expect(kinds.toSorted()).toEqual(['code', 'shipped']);
    expect(count).toBe(2);
  });

  it('a packer sees only failed emails about orders, not sign-in codes', async () => {
    expect(await failedEmailsOf('packer')).toEqual({ kinds: ['shipped'], count: 1 });
  });
});
