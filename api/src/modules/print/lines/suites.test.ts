import { createHash } from 'node:crypto';
import type { GuestCards, PrintLine } from '@kaagazz/api-schema';
import { SUITE_PIECES } from '@kaagazz/domain/print';
import { loadDesign } from '@kaagazz/print-design';
import { measureWithFonts } from '@kaagazz/print-design/server';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import { priceRow, printClient, WEDDING } from '../../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';

const FIELDS = {
  ...WEDDING,
  groups: 'Family | 40 | invitation, haldi, sangeet, thank-you\nFriends | 120 | invitation',
  haldiDate: '2090-02-12',
  haldiTime: '10:00',
  sangeetDate: '2090-02-13',
  sangeetTime: '19:00',
  tables: 'Udaipur\nJaipur',
};
const ALL = {
  ...FIELDS,
  groups: `Family | 40 | ${SUITE_PIECES.map(({ id }) => id).join(', ')}`,
  menu: 'Dal baati churma\nGhevar',
  replyCode: 'yes',
  ...{ mehndiDate: '2090-02-12', mehndiTime: '16:00', receptionDate: '2090-02-15', receptionTime: '20:00' },
};

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('a wedding suite', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  let asha: Shopper;
  beforeAll(async () => {
    shop = await openPayingShop({ RATE_LIMIT_FACTOR: '1000' });
    print = printClient(shop);
    asha = await shop.signIn();
    await print.setPrices('suites', [
      priceRow(40),
      priceRow(32, 250),
      { ...priceRow(0), options: { suiteSize: 'Up to four kinds' } },
      { ...priceRow(-4), options: { suiteSize: 'Five kinds or more' } },
      { ...priceRow(199), options: { sample: 'Printed sample' } },
    ]);
  });
  afterAll(() => shop.close());

  const suite = (fields: Record<string, string>, design = '1') => ({ service: 'suites', design, fields, quantity: 1 });
  const cardsOf = async ({ id }: PrintLine) =>
    (await print.call(asha, 'GET', `/lines/${id}/proof`)).json<{ proof: { cards: GuestCards | null } }>().proof.cards;

  it('the cart shows a wedding suite as one line that lists the copies of each card', async () => {
    const line = await print.line(asha, suite(FIELDS));

    expect(line).toMatchObject({ title: 'Wedding suite: Asha & रवि', quantity: 282, price: 28 });
    expect(line.editPath).toBe(`/suites/1?line=${line.id}`);
    expect(line.options).toContainEqual({
      label: 'Copies',
      value: 'Invitation × 160, Haldi × 40, Sangeet × 40, Thank you × 40, 2 table names × 1',
    });
  });

  it('a sample of a wedding suite contains one copy of each card at a fixed price', async () => {
    const sample = await print.line(asha, suite({ ...FIELDS, sample: '1' }));
    const cards = await cardsOf(sample);
    const file = await print.call(asha, 'GET', `/lines/${sample.id}/print-file`);

    expect(sample).toMatchObject({ title: 'Wedding suite sample: Asha & रवि', quantity: 1, price: 199 });
    expect(sample.fields.sample).toBe('282');
    expect(sample.options).toContainEqual({
      label: 'Copies',
      value: 'Invitation × 1, Haldi × 1, Sangeet × 1, Thank you × 1, 1 table name × 1',
    });
    expect(cards?.sheets.map(({ name }) => name)).toEqual(['Invitation', 'Haldi', 'Sangeet', 'Thank you', 'Udaipur']);
    expect(pagesIn(file.rawPayload)).toBe(5);

    const whole = await print.line(asha, suite({ ...FIELDS, sample: '' }));
    expect(whole).toMatchObject({ quantity: 282, price: 28 });
  });

  it('one approval covers all cards of a suite', async () => {
    const line = await print.approvedLine(asha, suite(FIELDS, '2'));
    const cards = await cardsOf(line);
    const file = await print.call(asha, 'GET', `/lines/${line.id}/print-file`);
    const { draw } = await loadDesign('suites', '2');
    const sides = draw(line.fields, measureWithFonts());

    expect(cards?.sheets.map(({ name }) => name)).toEqual([
      ...['Invitation', 'Haldi', 'Sangeet', 'Thank you', 'Udaipur', 'Jaipur'],
    ]);
    expect(cards?.sheets.map((sheet) => sheet.sha256)).toEqual(sides.map((side) => sha256(JSON.stringify(side))));
    expect(pagesIn(file.rawPayload)).toBe(6);
    expect(sha256(file.rawPayload)).toBe(line.proof.sha256);
  });

  it.each(['1', '2', '3'])(
    'family %s draws all cards, and the RSVP code on the invitation can be read',
    async (design) => {
      const line = await print.line(asha, suite(ALL, design));

      const cards = await cardsOf(line);

      expect(cards?.sheets).toHaveLength(SUITE_PIECES.length + 2);
      expect(cards?.code?.modules).toBeGreaterThan(20);
    },
  );

  it.each([
    ['a missing time of a chosen function', { haldiTime: '' }, { haldiTime: 'Tell us when the haldi begins.' }],
    ['no groups', { groups: '' }, { groups: 'Choose the cards for at least one group.' }],
    ['too few cards', { groups: 'Family | 2 | invitation', tables: '' }, { groups: 'Please order minimum 20 cards.' }],
  ])('is rejected with %s', async (_, change, fields) => {
    const response = await print.order(asha, suite({ ...FIELDS, ...change }));

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields });
  });
});
