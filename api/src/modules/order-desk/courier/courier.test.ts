import type { CourierLine, DeskOrder } from '@kaagazz/api-schema';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { type DeskClient, openDesk } from '../../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import { orders } from '../../orders/tables/orders.tables.ts';

const CSV = { 'content-type': 'text/csv' };
const HEADER = 'Order number;Courier;AWB No.';

describe('the files that couriers get and send', () => {
  let shop: PayingShop;
  let packer: DeskClient;
  let number: string;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', title: '=Pen', originalPrice: 5_000, stock: 100_000, weightGrams: 40 });
    await shop.addProduct({ id: 'card', title: 'Card', originalPrice: 5_000, stock: 100_000 });
  });
  beforeEach(async () => {
    packer = await openDesk(shop, 'packer');
    number = await buy('pen');
  });
  afterAll(() => shop.close());

  const buy = async (productId: string) => (await shop.buy(await shop.signIn(), [{ productId, quantity: 2 }])).number;
  const act = (verb: string, payload?: object) => packer.call('POST', `/orders/${number}/${verb}`, payload);
  const order = async () => (await packer.call('GET', `/orders/${number}`)).json<{ data: DeskOrder }>().data;
  const download = (ids: string[]) => packer.call('POST', '/orders/courier-file', { ids });
  const send = async (rows: string[], dryRun = false) => {
    const path = `/orders/courier-file/shipped?dryRun=${dryRun}`;
    const answer = await packer.call('POST', path, `\uFEFF${[HEADER, ...rows].join('\r\n')}\r\n`, CSV);
    return { ...answer, lines: answer.json<{ lines: CourierLine[] }>().lines };
  };
  const setOrder = (changed: Partial<typeof orders.$inferInsert>) =>
    shop.database.update(orders).set(changed).where(eq(orders.number, number));

  it('the courier file lists the address and the cash to collect for each parcel', async () => {
    const address = 'Flat 7, Lodhi Road\nNear the temple\nLandmark: Blue gate\nNew Delhi, Delhi 110003';
    await setOrder({ shippingAddress: { ...ADDRESS, name: 'Asha Rao', phone: '9876543210', address }, due: 19_900 });

    const { payload } = await download([number]);

    expect(parse(payload, { bom: true, columns: true })).toEqual([
      {
        'Order Number': number,
        'Customer Name': 'Asha Rao',
        Phone: '9876543210',
        'Address Line 1': 'Flat 7, Lodhi Road',
        'Address Line 2': 'Near the temple, Blue gate',
        City: 'New Delhi',
        State: 'Delhi',
        'PIN Code': '110003',
        'Weight (g)': '80',
        Pieces: '1',
        'Payment Mode': 'COD',
        'Declared Value (Rs)': '199',
        'Cash to Collect (Rs)': '199',
        Contents: '2 x =Pen',
      },
    ]);
  });

  it('the courier file escapes formulas in customer names', async () => {
    number = await buy('card');
    await setOrder({ shippingAddress: { ...ADDRESS, name: '=HYPERLINK("x")' } });

    const [row] = parse((await download([number])).payload, { bom: true, columns: true });

    expect(row).toMatchObject({ 'Customer Name': `'=HYPERLINK("x")`, 'Weight (g)': '' });
  });

  it('exporting a courier file returns 409 if one of the orders is on hold', async () => {
    await act('hold', { reason: 'Wrong address' });

    const { status, body } = await download([number]);

    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining(number) as string }),
    ]);
  });

  it('previewing an import of tracking numbers does not change any order', async () => {
    await act('pack');

    const { lines } = await send([`${number};"Delhivery";"D; 1"`], true);

    expect(lines).toEqual([
      { line: 2, id: number, courier: 'Delhivery', tracking: 'D; 1', result: 'ship', message: '' },
    ]);
    expect((await order()).step).toBe('ship');
  });

  it('importing tracking numbers twice ships an order only once', async () => {
    await act('pack');

    const first = await send([`${number};Delhivery;D1`]);
    const second = await send([`${number};Delhivery;D1`]);

    expect([first.lines[0]?.result, second.lines[0]?.result]).toEqual(['ship', 'unchanged']);
    expect(await order()).toMatchObject({ status: 'shipped', courier: 'Delhivery', tracking: 'D1' });
    const mails = (await shop.mails()).filter(
      ({ orderNumber, kind }) => orderNumber === number && kind === 'order-shipped',
    );
    expect(mails).toHaveLength(1);
  });

  it('two simultaneous imports of the same file ship an order only once', async () => {
    await act('pack');

    await Promise.all([send([`${number};Delhivery;D1`]), send([`${number};Delhivery;D1`])]);

    const { timeline } = await order();
    expect(timeline.filter(({ text }) => text === 'Shipped with Delhivery D1')).toHaveLength(1);
  });

  it('importing a tracking number marks an unpacked order as packed and shipped', async () => {
    await act('hold', { reason: 'Wrong address' });
    const held = await send([`${number};Delhivery;D1`]);
    await act('release');

    const preview = await send([`${number};Delhivery;D1`], true);
    await send([`${number};Delhivery;D1`]);

    const [{ message }, packed] = [held.lines[0] ?? { message: '' }, preview.lines[0]];
    expect(message).toBe('This order is on hold. Release the hold first.');
    expect(packed).toMatchObject({ result: 'ship', message: 'Will be marked as packed and shipped' });
    const { status, timeline } = await order();
    expect([status, timeline.some(({ text }) => text === 'Packed')]).toEqual(['shipped', true]);
  });

  it('an import adds the tracking number to an order that was shipped without one', async () => {
    await act('pack');
    await act('ship', { courier: 'Delhivery', tracking: '' });

    const { lines } = await send([`${number};Delhivery;D1`]);

    expect(lines[0]?.result).toBe('track');
    expect((await order()).tracking).toBe('D1');
  });

  it.each([
    ['KGZ-0;Delhivery;D1', 'There is no such order.'],
    ['$;;D1', 'Enter the courier.'],
    ['$;Delhivery;', 'The tracking number is missing.'],
    ['$;Delhivery;1.23457E+12', 'A spreadsheet program has rounded the tracking number. Format the column as text.'],
  ])('the line %s is rejected with the message “%s”', async (row, message) => {
    const { lines } = await send([row.replace('$', number)]);

    expect(lines).toEqual([expect.objectContaining({ line: 2, result: 'error', message })]);
  });

  it('an import does not replace an existing tracking number', async () => {
    await act('pack');
    await act('ship', { courier: 'India Post', tracking: 'E1' });

    const { lines } = await send([`${number};Delhivery;D1`, `${number};Delhivery;D2`]);

    expect(lines.map(({ message }) => message)).toEqual([
      'This order was already shipped with India Post E1.',
      'Line 2 is for the same order.',
    ]);
    expect((await order()).tracking).toBe('E1');
  });

  it('importing a file without a column for tracking numbers is rejected', async () => {
    const { status, body } = await packer.call(
      'POST',
      '/orders/courier-file/shipped?dryRun=true',
      'Order,Courier\n',
      CSV,
    );

    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining('tracking_number') as string }),
    ]);
  });
});
