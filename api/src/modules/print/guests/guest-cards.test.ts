import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { GuestCards, PrintLine } from '@kaagazz/api-schema';
import { readGuestList } from '@kaagazz/domain/print';
import { forGuest, loadDesign } from '@kaagazz/print-design';
import { replySymbol } from '@kaagazz/print-design/reply-code';
import { measureWithFonts } from '@kaagazz/print-design/server';
import { sql } from 'drizzle-orm';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import { priceRow, printClient, WEDDING } from '../../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';
import { readQrCodes } from '../inspection/read-qr-code.ts';

const COUNT = process.env.LONG ? 500 : 20;
const GUESTS = Array.from({ length: COUNT }, (_, index) =>
  index % 2 === 0 ? `Sunita Verma ${index} | सुनीता वर्मा` : `राकेश ${index}`,
).join('\n');
const DAY_MS = 24 * 60 * 60_000;

interface Proof {
  sha256: string;
  guestListSha256: string | null;
  cards: GuestCards | null;
}

const MOST_MEMORY = 600;

function memoryOfDrawings(): number[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const isChild = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === process.pid;
      const draws = isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('sandbox-process');
      return draws ? [Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024] : [];
    } catch {
      return [];
    }
  });
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

describe('one card per guest', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  beforeAll(async () => {
    shop = await openPayingShop({ RATE_LIMIT_FACTOR: '1000' });
    print = printClient(shop);
    await print.setPrices('marriage', [
      priceRow(38),
      { ...priceRow(0), options: { envelopes: 'Plain' } },
      { ...priceRow(9), options: { envelopes: 'Addressed' } },
    ]);
  });
  afterAll(() => shop.close());

  const withGuests = (guests: string) => ({ fields: { ...WEDDING, guests } });
  const proofOf = async (shopper: Shopper, { id }: PrintLine) =>
    (await print.call(shopper, 'GET', `/lines/${id}/proof`)).json<{ proof: Proof }>().proof;
  const problemsOf = async (shopper: Shopper, guests: string) =>
    (await print.order(shopper, withGuests(guests))).json<{ fields: Record<string, string> }>().fields;

  it('a guest list is printed as one PDF with a page for each guest', async () => {
    const asha = await shop.signIn();

    const line = await print.line(asha, withGuests(GUESTS));
    const { cards, guestListSha256 } = await proofOf(asha, line);
    const file = await print.call(asha, 'GET', `/lines/${line.id}/print-file`);

    expect(line.quantity).toBe(COUNT);
    expect(line.options).toContainEqual({ label: 'Guest list', value: `${COUNT} names, one on each card` });
    expect(guestListSha256).toBe(sha256(GUESTS));
    expect(cards?.sheets).toHaveLength(COUNT);
    expect(new Set(cards?.sheets.map((sheet) => sheet.sha256)).size).toBe(COUNT);
    expect(file.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(COUNT);
    expect(sha256(file.rawPayload)).toBe(line.proof.sha256);
    const stored = await shop.database.execute(sql`select sheet_sha256s from print_proofs where line_id = ${line.id}`);
    expect(stored.rows[0]).toEqual({ sheet_sha256s: cards?.sheets.map((sheet) => sheet.sha256) });
  });

  it('spare cards without a name follow the guests’ cards', async () => {
    const asha = await shop.signIn();
    const fields = { ...WEDDING, guests: GUESTS, spareCards: '3', replyCode: 'yes' };

    const line = await print.line(asha, { fields });
    const { cards } = await proofOf(asha, line);
    const file = await print.call(asha, 'GET', `/lines/${line.id}/print-file`);

    expect(line.quantity).toBe(COUNT + 3);
    expect(line.options).toContainEqual({ label: 'Spare cards without a name', value: '3 spare cards' });
    expect(cards?.sheets.slice(COUNT).map(({ name }) => name)).toEqual(Array(3).fill('Spare card'));
    const texts = cards?.sheets[COUNT]?.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.field] : []));
    expect(texts).not.toContain('guests');
    expect(file.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(COUNT + 3);
  });

  it('addressed envelopes are printed for the guests only, not for the spare cards', async () => {
    const asha = await shop.signIn();
    const guests = GUESTS.replaceAll(/$/gm, ' | 12 Ridge Road, Jaipur 302001');

    const line = await print.line(asha, {
      fields: { ...WEDDING, guests, spareCards: '2', envelopes: 'Addressed' },
    });

    const { cards } = await proofOf(asha, line);
    expect(cards?.sheets).toHaveLength(COUNT + 2);
    expect(cards?.envelopes?.sheets).toHaveLength(COUNT);
    expect(line).toMatchObject({ quantity: COUNT + 2, price: 47 });
  });

  it('the hash of each guest’s card covers the guest’s name', async () => {
    const asha = await shop.signIn();
    const line = await print.line(asha, withGuests(GUESTS));
    const { cards } = await proofOf(asha, line);
    const design = await loadDesign('marriage', '1');
    const guest = readGuestList(GUESTS).guests[3] ?? { name: '', otherName: '' };

    const [side] = design.draw(forGuest({ ...line.fields }, guest), measureWithFonts());

    expect(cards?.sheets[3]?.sha256).toBe(sha256(JSON.stringify(side)));
    expect([...(cards?.shared ?? []), ...(cards?.sheets[3]?.shapes ?? [])]).toEqual(side?.shapes);
  });

  it('a whole guest list is rendered within the memory limit', async () => {
    const asha = await shop.signIn();
    const addressed = GUESTS.replaceAll(/$/gm, ' | 12 Ridge Road, Jaipur 302001');
    const started = performance.now();

    const line = await print.approvedLine(asha, {
      fields: { ...WEDDING, guests: addressed, envelopes: 'Addressed', replyCode: 'yes' },
    });
    const memory = memoryOfDrawings();
    const proof = await print.call(asha, 'GET', `/lines/${line.id}/proof`);
    const file = await print.call(asha, 'GET', `/lines/${line.id}/print-file`);

    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      `${COUNT} guests: ${seconds} s, ${memory.map(Math.round).join(', ')} MB, proof ${proof.rawPayload.length}, PDF ${file.rawPayload.length} bytes\n`,
    );
    expect(sha256(file.rawPayload)).toBe(line.proof.sha256);
    expect(file.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2 * COUNT);
    expect(memory.length).toBeGreaterThan(0);
    expect(Math.max(...memory)).toBeLessThan(MOST_MEMORY);
  });

  it('addressed envelopes follow the cards in the print file', async () => {
    const asha = await shop.signIn();
    const guests = ['मीरा जोशी | Meera Joshi | १२ रिज रोड, जयपुर ३०२००१', 'Ravi | 4 Car Street, Chennai 600004'];
    const fields = { ...WEDDING, guests: [...guests, 'Zoya\n'.repeat(8)].join('\n'), envelopes: 'Addressed' };

    const line = await print.line(asha, { fields });
    const { cards } = await proofOf(asha, line);
    const file = await print.call(asha, 'GET', `/lines/${line.id}/print-file`);

    expect(line.price).toBe(47);
    expect(line.options).toContainEqual({ label: 'Envelopes', value: 'Addressed to each guest' });
    expect(file.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(20);
    expect(cards?.envelopes?.sheets.map(({ name }) => name).slice(0, 2)).toEqual(['मीरा जोशी', 'Ravi']);
    const texts = cards?.envelopes?.sheets[1]?.shapes.map((shape) => (shape.kind === 'text' ? shape.text : ''));
    expect(texts).toEqual(['To Ravi', '4 Car Street, Chennai 600004']);
    expect(JSON.stringify(cards?.sheets)).not.toContain('Car Street');
    const stored = await shop.database.execute(sql`select sheet_sha256s from print_proofs where line_id = ${line.id}`);
    expect(stored.rows[0]?.sheet_sha256s).toEqual(
      [...(cards?.sheets ?? []), ...(cards?.envelopes?.sheets ?? [])].map((sheet) => sheet.sha256),
    );
  });

  it('the contact sheet stores the QR code only once if all cards have the same code', async () => {
    const asha = await shop.signIn();
    const line = await print.line(asha, {
      fields: { ...WEDDING, replyCode: 'yes', guests: `${'Ravi\n'.repeat(9)}Asha | आशा` },
    });
    const { cards } = await proofOf(asha, line);
    const file = await print.call(asha, 'GET', `/lines/${line.id}/print-file`);
    const [first, last] = await readQrCodes(file.rawPayload, [0, 9]);

    expect(first).toMatch(/\/r\/[0-9A-Z]{13}$/);
    expect(last).toBe(first);
    const { d, modules } = replySymbol(first ?? '');
    expect(cards?.code).toEqual({ d, modules });
    const squares = cards?.sheets.map(({ shapes }) => shapes.filter((shape) => shape.kind === 'path' && shape.code));
    expect(squares?.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 1));
    expect(JSON.stringify(squares).length).toBeLessThan(10 * 200);
  });

  it('an address that doesn’t fit its envelope is rejected with its line number', async () => {
    const asha = await shop.signIn();
    const guests = `${'Ravi\n'.repeat(10)}Asha | | ${'W'.repeat(150)}`;
    const fields = { ...WEDDING, guests, envelopes: 'Addressed' };

    const response = await print.order(asha, { fields });

    expect(response.json()).toMatchObject({
      fields: { guests: 'Line 11: The address is too long for the envelope. Shorten it.' },
    });
  });

  it('a guest list with an unprintable name is rejected with the name’s line number', async () => {
    const asha = await shop.signIn();
    const ten = 'Ravi\n'.repeat(10);

    expect(await problemsOf(asha, `${ten}${'W'.repeat(60)}\nAsha`)).toEqual({
      guests: 'Line 11: The name is too long for this design. Shorten it.',
    });
    expect(await problemsOf(asha, `${ten}Asha 🎉`)).toEqual({
      guests: 'Line 11: We can’t print 🎉. Use Latin or Devanagari letters.',
    });
    expect(await problemsOf(asha, 'Asha\nRavi')).toEqual({ guests: 'Please order minimum 10 cards.' });
  });

  it('a paid guest list can be corrected for free', async () => {
    const asha = await shop.signIn();
    const line = await print.approvedLine(asha, withGuests('Ravi\n'.repeat(10)));
    await shop.buy(asha, [{ productId: line.id, quantity: line.quantity }]);
    const revise = (guests: string, form: string) =>
      print.call(asha, 'POST', `/lines/${line.id}/revisions`, {
        ...{ design: '1', requestId: form.repeat(32), ...withGuests(guests) },
      });

    const corrected = await revise(`${'Ravi\n'.repeat(9)}Asha`, 'a');
    const longer = await revise('Ravi\n'.repeat(11), 'b');

    expect(corrected.json()).toMatchObject({ line: { quantity: 10, change: { difference: 0 } } });
    expect(longer.json()).toMatchObject({ line: { quantity: 11, change: { difference: 38 } } });
  });

  it('guests’ names and addresses are deleted 30 days after the order is closed', async () => {
    const asha = await shop.signIn();
    const guests = 'Ravi | 4 Car Street, Chennai 600004\n'.repeat(10);
    const line = await print.approvedLine(asha, { fields: { ...WEDDING, guests, envelopes: 'Addressed' } });
    const open = await print.approvedLine(asha, withGuests('Meera\n'.repeat(10)));
    const { number } = await shop.buy(asha, [{ productId: line.id, quantity: line.quantity }]);
    await shop.buy(asha, [{ productId: open.id, quantity: open.quantity }]);
    await shop.app.inject({
      method: 'POST',
      url: `/api/operator/orders/${number}/status`,
      headers: shop.operator,
      payload: { status: 'delivered', who: 'Ravi' },
    });
    const listOf = async ({ id }: PrintLine) => {
      const row = await shop.database.execute(
        sql`select fields ->> 'guests' as guests from print_lines where id = ${id}`,
      );
      return row.rows[0]?.guests;
    };

    shop.pass(29 * DAY_MS);
    await shop.runJobs('forget-guest-lists');
    const before = await listOf(line);
    shop.pass(2 * DAY_MS);
    await shop.runJobs('forget-guest-lists');

    expect(before).toContain('Car Street');
    expect(await listOf(line)).toBe('');
    expect(await listOf(open)).toContain('Meera');
    const again = await shop.signInAgain(asha);
    expect(await proofOf(again, line)).toMatchObject({
      sha256: line.proof.sha256,
      guestListSha256: null,
      cards: null,
      pages: [],
      paperPages: [],
    });
    expect((await print.call(again, 'GET', `/lines/${line.id}/print-file`)).statusCode).toBe(404);
  });
});
