import type { GuestCards, PrintLine, ResponseOf } from '@kaagazz/api-schema';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { priceRow, printClient } from '../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { readQrCodes } from '../print/inspection/read-qr-code.ts';
import { LIMITS } from '../throttle/limits.ts';
import { throttleCounts } from '../throttle/throttle.tables.ts';
import { certificatesPersonalData } from './certificates-personal-data.ts';

type Certificate = ResponseOf<'GET /certificates/:serial'>['certificate'];
type Issued = ResponseOf<'GET /print/lines/:id/certificates'>['certificates'];

const FIELDS = {
  certType: 'Completion',
  issuer: 'Studio Patta',
  issuedOn: '2026-03-14',
  ...{ size: 'A4', orientation: 'Landscape', paperType: 'Matte' },
  guests: 'Nandini Rao | नंदिनी राव\nKabir Mehta',
};

describe('certificates for a list of names', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  let asha: Shopper;
  let line: PrintLine;
  beforeAll(async () => {
    shop = await openPayingShop();
    print = printClient(shop);
    await print.setPrices('certificates', [priceRow(60)]);
    asha = await shop.signIn();
    line = await print.approvedLine(asha, { service: 'certificates', design: undefined, fields: FIELDS });
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.delete(throttleCounts));

  const verify = (serial: string) => shop.app.inject(`/api/certificates/${serial}`);
  const certificate = async (serial: string) => (await verify(serial)).json<{ certificate: Certificate }>().certificate;
  const issued = async (shopper = asha, { id } = line) =>
    (await print.call(shopper, 'GET', `/lines/${id}/certificates`)).json<{ certificates?: Issued }>().certificates;
  const change = (serial: string, isRevoked: boolean, shopper = asha) =>
    print.call(shopper, 'PUT', `/lines/${line.id}/certificates/${serial}`, { isRevoked });
  const printedSerials = async ({ id } = line) => {
    const proof = (await print.call(asha, 'GET', `/lines/${id}/proof`)).json<{ proof: { cards: GuestCards } }>().proof;
    const texts = proof.cards.sheets.map(({ shapes }) =>
      shapes.flatMap((shape) => ('text' in shape ? [shape.text] : [])),
    );
    return texts.map((words) => words.find((word) => word.startsWith('KZ-')) ?? '');
  };

  it('each name gets a certificate with a unique number', async () => {
    const serials = await printedSerials();

    expect(line).toMatchObject({ quantity: 2, file: null, title: 'Certificate: Completion' });
    expect(serials[0]).toMatch(/^KZ(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(new Set(serials).size).toBe(2);
  });

  it('the QR code on each printed certificate links to the page that verifies the certificate', async () => {
    const file = await print.call(asha, 'GET', `/lines/${line.id}/print-file`);

    const codes = await readQrCodes(file.rawPayload, [0, 1]);

    const origin = shop.config.siteOrigin;
    expect(codes).toEqual((await printedSerials()).map((serial) => `${origin}/verify/${serial}`));
  });

  it('the QR codes on A3 certificates can be decoded', async () => {
    const fields = { ...FIELDS, size: 'A3', orientation: 'Portrait', guests: 'Kabir Mehta' };

    const { quantity } = await print.line(asha, { service: 'certificates', design: undefined, fields });

    expect(quantity).toBe(1);
  });

  it('a certificate can’t be verified or listed before it is paid for', async () => {
    const [serial = ''] = await printedSerials();

    expect(await certificate(serial)).toBeNull();
    expect(await issued()).toBeUndefined();
  });

  it('an order for certificates is rejected if it has neither names nor an uploaded design', async () => {
    const response = await print.order(asha, { service: 'certificates', fields: { ...FIELDS, guests: '' } });

    const file = 'Please upload your certificate design file before proceeding.';
    expect(response.json()).toMatchObject({ code: 'VALIDATION', fields: { file } });
  });

  describe('after payment', () => {
    beforeAll(async () => {
      const created = await shop.createOrder(asha, [{ productId: line.id, quantity: line.quantity }]);
      await shop.verifyOrder(asha, await shop.pay(created.json().order.id));
    });

    it('My Orders links to the list of certificate numbers', async () => {
      const [order] = await shop.myOrders(asha);

      expect(order).toMatchObject({ products: [{ print: { certificatesPath: `/issued/${line.id}` } }] });
    });

    it('a certificate number can be verified in lower case and without hyphens', async () => {
      const [serial = ''] = await printedSerials();

      const found = await certificate(serial.toLowerCase().replaceAll('-', ''));

      expect(found).toEqual({
        ...{ serial, name: 'Nandini Rao · नंदिनी राव', title: 'Certificate of Completion' },
        ...{ issuer: 'Studio Patta', issuedOn: '2026-03-14', revokedOn: null },
      });
    });

    it.each(['KZ-0000-0000-0000', 'not-a-number'])('the response for %s is null', async (serial) => {
      expect((await verify(serial)).json()).toEqual({ success: true, certificate: null });
    });

    it('certificate verification responds with 429 after too many requests', async () => {
      const first = await verify('KZ-0000-0000-0000');
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
      const again = { url: '/api/certificates/KZ-0000-0000-0000', headers: { cookie } };
      expect((await shop.app.inject(again)).statusCode).toBe(200);

      await shop.database.update(throttleCounts).set({ count: LIMITS['certificates-verified-by-visitor'].most });

      expect((await shop.app.inject(again)).statusCode).toBe(429);
    });

    it('the customer can revoke and restore a certificate', async () => {
      const [serial = '', other = ''] = await printedSerials();

      const revoked = await change(serial, true);

      expect(revoked.json()).toMatchObject({
        certificates: { list: [{ serial, isRevoked: true }, { isRevoked: false }] },
      });
      expect((await certificate(serial))?.revokedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect((await certificate(other))?.revokedOn).toBeNull();
      await change(serial, false);
      expect((await certificate(serial))?.revokedOn).toBeNull();
    });

    it('a customer cannot list or revoke certificates that another customer ordered', async () => {
      const ravi = await shop.signIn();
      const [serial = ''] = await printedSerials();

      expect(await issued(ravi)).toBeUndefined();
      expect((await change(serial, true, ravi)).statusCode).toBe(404);
    });

    it('the number of a replaced certificate can no longer be verified', async () => {
      const [old = ''] = await printedSerials();
      const fields = { ...FIELDS, guests: 'Nandini Rao\nKabir Mehta' };
      const body = { fields, requestId: 'c'.repeat(32) };

      const revised = (await print.call(asha, 'POST', `/lines/${line.id}/revisions`, body)).json<{ line: PrintLine }>()
        .line;
      const [fresh = ''] = await printedSerials(revised);

      expect(await certificate(fresh)).toBeNull();
      await print.approve(asha, revised);
      expect(await certificate(fresh)).toMatchObject({ name: 'Nandini Rao' });
      expect(await certificate(old)).toBeNull();
      expect((await issued())?.list.map(({ serial }) => serial)).toContain(fresh);
    });

    it('certificate numbers can no longer be verified after the order is cancelled', async () => {
      const bought = await print.approvedLine(asha, { service: 'certificates', design: undefined, fields: FIELDS });
      const created = await shop.createOrder(asha, [{ productId: bought.id, quantity: bought.quantity }]);
      const paid = await shop.verifyOrder(asha, await shop.pay(created.json().order.id));
      const [serial = ''] = await printedSerials(bought);
      expect(await certificate(serial)).toMatchObject({ name: 'Nandini Rao · नंदिनी राव' });

      const url = `/api/auth/my-order/${paid.json().orderNumber}/cancel`;
      expect((await shop.app.inject({ method: 'POST', url, headers: asha.headers })).statusCode).toBe(200);

      expect(await certificate(serial)).toBeNull();
    });

    it('deleting an account deletes the names and numbers of its certificates', async () => {
      const serial = (await issued())?.list[0]?.serial ?? '';
      const person = { id: asha.id, email: asha.email, phone: null };

      expect(JSON.stringify(await certificatesPersonalData.sections(shop.database, person))).toContain(serial);
      await certificatesPersonalData.forget(shop.database, person, shop.now());

      expect(await certificate(serial)).toBeNull();
    });
  });
});
