import { createHash } from 'node:crypto';
import type { GuestCards, PrintLine } from '@kaagazz/api-schema';
import sharp from 'sharp';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import { priceRow, printClient } from '../../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';
import { openPdf } from '../inspection/inspect-pdf.ts';
import { readQrCodes } from '../inspection/read-qr-code.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const TEAM = [
  'Nandini Rao | Botanical printmaker | 98100 00000 | nandini@example.in',
  'कबीर मेहता | मुद्रक | 98100 00001',
  'Zoya Khan | zoya@example.in',
].join('\n');
const FIELDS = {
  ...{ guests: TEAM, cardsEach: '100', companyName: 'Studio Patta', contactCode: 'yes' },
  ...{ cardType: 'Standard', paperType: '300 GSM' },
};
const ONE = { ...FIELDS, guests: '', fullName: 'Asha Verma', phoneNumber: '98100 00002', email: 'asha@example.in' };

async function backgroundOfBack(pdf: Buffer): Promise<number[]> {
  const document = await openPdf(pdf);
  try {
    const { data } = await document.getPage(1).render({ scale: 1 });
    return [...data.subarray(0, 3)];
  } finally {
    document.destroy();
  }
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

describe('business cards for a team', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  let asha: Shopper;
  beforeAll(async () => {
    shop = await openPayingShop({ RATE_LIMIT_FACTOR: '1000' });
    print = printClient(shop);
    asha = await shop.signIn();
    await print.setPrices('business-cards', [
      ...[priceRow(4), priceRow(3, 300)],
      { ...priceRow(50), options: { sample: 'Printed sample' } },
    ]);
  });
  afterAll(() => shop.close());

  const wanted = (fields: Record<string, string>) => ({ service: 'business-cards', design: undefined, fields });
  const cardsOf = async ({ id }: PrintLine) => {
    const response = await print.call(asha, 'GET', `/lines/${id}/proof`);
    return response.json<{ proof: { cards: GuestCards | null } }>().proof.cards;
  };
  const fileOf = async ({ id }: PrintLine) => (await print.call(asha, 'GET', `/lines/${id}/print-file`)).rawPayload;
  const textsOn = (shapes: GuestCards['shared'] = []) =>
    shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

  it('the price per card depends on the team’s total number of cards', async () => {
    const line = await print.approvedLine(asha, wanted(FIELDS));

    expect(line).toMatchObject({ title: 'Business cards: Studio Patta', quantity: 300, price: 3 });
    expect(line.options).toContainEqual({ label: 'People', value: '3 people' });
    expect(line.options).toContainEqual({ label: 'Cards per person', value: '100 cards each' });
  });

  it('draws each person’s details on the front and the back of their card', async () => {
    const line = await print.line(asha, wanted(FIELDS));
    const cards = await cardsOf(line);
    const [nandini, kabir] = cards?.sheets ?? [];

    expect(cards?.sheets.map(({ name }) => name)).toEqual(['Nandini Rao', 'कबीर मेहता', 'Zoya Khan']);
    expect(new Set(cards?.sheets.map((sheet) => sheet.sha256)).size).toBe(3);
    expect(textsOn(nandini?.shapes)).toEqual(['Studio Patta', 'Nandini Rao', 'Botanical printmaker']);
    expect(textsOn(nandini?.back)).toEqual(['98100 00000', 'nandini@example.in']);
    expect(textsOn(kabir?.back)).toEqual(['98100 00001']);
    expect(cards?.back?.shared.length).toBeGreaterThan(0);
    const file = await fileOf(line);
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(6);
    expect(sha256(file)).toBe(line.proof.sha256);
  });

  it('the QR code on the back of each card contains that person’s vCard', async () => {
    const line = await print.line(asha, wanted(FIELDS));

    const codes = await readQrCodes(await fileOf(line), [1, 3, 5]);

    expect(codes[0]).toContain('\r\nFN:Nandini Rao\r\nTEL:98100 00000\r\nEMAIL:nandini@example.in\r\nORG:Studio Patta');
    expect(codes[1]).toContain('\r\nFN:कबीर मेहता\r\n');
    expect(codes[2]).toContain('\r\nN:Khan;Zoya;;;\r\n');
  });

  it('cards ordered for one person can have a QR code', async () => {
    const line = await print.line(asha, { ...wanted(ONE), quantity: 100 });

    const [code] = await readQrCodes(await fileOf(line), [1]);

    expect(line).toMatchObject({ title: 'Business cards: Asha Verma', quantity: 100, price: 4 });
    expect(code).toContain('\r\nFN:Asha Verma\r\n');
    expect(await cardsOf(line)).toBeNull();
  });

  it('a team’s cards are printed in the company’s colours', async () => {
    const line = await print.line(asha, wanted({ ...FIELDS, brandColor: '0B3D75', secondColor: '#f2b705' }));
    const plain = await print.line(asha, wanted(FIELDS));

    const cards = await cardsOf(line);
    expect(cards?.back?.background).toBe('#0b3d75');
    expect(line.proof.sha256).not.toBe(plain.proof.sha256);
    expect(line.fields).toMatchObject({ brandColor: '#0b3d75', secondColor: '#f2b705' });
    expect(line.options).toContainEqual({ label: 'Main colour', value: '#0b3d75 as the main colour' });
    expect(await backgroundOfBack(await fileOf(line))).toEqual([11, 61, 117]);
    expect(await backgroundOfBack(await fileOf(plain))).toEqual([35, 72, 47]);
  });

  it.each(['blue', '#fff', '#0b3d7g', 'url(#x)'])('the brand colour %j is rejected', async (brandColor) => {
    const response = await print.order(asha, wanted({ ...FIELDS, brandColor }));

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'VALIDATION',
      fields: { brandColor: 'Enter a colour code such as #1f7a55.' },
    });
  });

  it('a card has no QR code unless the shopper asks for one', async () => {
    const line = await print.line(asha, wanted({ ...FIELDS, contactCode: '' }));

    expect(await readQrCodes(await fileOf(line), [1])).toEqual([null]);
  });

  it('the logo is printed on every card and shown on the contact sheet', async () => {
    const create = { width: 60, height: 30, channels: 3, background: '#803020' } as const;
    const png = await sharp({ create }).png().toBuffer();
    const fileId = await print.upload(asha, 'business-cards', 'logo.png', png);

    const cards = await cardsOf(await print.line(asha, { ...wanted(FIELDS), fileId }));

    expect(cards?.logo).toMatch(/^data:image\/webp;base64,/);
    expect(cards?.sheets.every(({ shapes }) => shapes.some(({ kind }) => kind === 'image'))).toBe(true);
  });

  it.each([
    ['Asha | CEO', 'Line 4: Add a phone number or an email address.'],
    [`${'W'.repeat(40)} | asha@example.in`, 'Line 4: The name is too long for this design. Shorten it.'],
  ])('the line %j is rejected with its number and the reason', async (line, guests) => {
    const response = await print.order(asha, wanted({ ...FIELDS, guests: `${TEAM}\n${line}` }));

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'VALIDATION', fields: { guests } });
  });

  it('an email address that is too long for the QR code is rejected', async () => {
    const email = `${'x'.repeat(200)}@example.in`;
    const response = await print.order(asha, { ...wanted({ ...ONE, email, fullName: 'नं'.repeat(30) }), quantity: 100 });

    expect(response.json()).toMatchObject({
      fields: { email: expect.stringContaining('too long for a QR') as unknown },
    });
  });

  it('a printed sample of team business cards shows only the first person’s card', async () => {
    const line = await print.line(asha, wanted({ ...FIELDS, sample: '300' }));

    expect(line.quantity).toBe(1);
    expect((await cardsOf(line))?.sheets.map(({ name }) => name)).toEqual(['Nandini Rao']);
  });

  it('cards for a team can’t be ordered again after the list of people has been deleted', async () => {
    const line = await print.approvedLine(asha, wanted(FIELDS));
    const { number } = await shop.buy(asha, [{ productId: line.id, quantity: line.quantity }]);
    await shop.app.inject({
      method: 'POST',
      url: `/api/operator/orders/${number}/status`,
      headers: shop.operator,
      payload: { status: 'delivered', who: 'Ravi' },
    });
    shop.pass(31 * DAY_MS);
    await shop.runJobs('forget-guest-lists');

    const response = await print.call(await shop.signInAgain(asha), 'POST', `/lines/${line.id}/again`);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'VALIDATION' });
  });
});
