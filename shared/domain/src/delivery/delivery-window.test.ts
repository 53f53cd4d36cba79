import fc from 'fast-check';

import {
  arrivalBefore,
  deliveryWindow,
  deliveryZone,
  pressStart,
  shippingDay,
  windowInWords,
} from './delivery-window.ts';
import { addWorkingDays, isWorkingDay, subtractWorkingDays } from './working-day.ts';

const moment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const pin = fc.constantFrom('110049', '122001', '302001', '560001', '400001', '781001', '744101', '194101', '682555');
const days = fc.integer({ min: 0, max: 20 });
const HOLIDAYS = ['01-26', '08-15', '10-02', '2027-10-29'];
const order = fc.record({ orderedAt: moment, pin, productionDays: days, holidays: fc.constant(HOLIDAYS) });

function windowOf(given: Parameters<typeof deliveryWindow>[0]) {
  const window = deliveryWindow(given);
  if (!window) throw new Error('there is no such PIN code');
  return window;
}

describe('isWorkingDay', () => {
  it.each([
    ['2026-11-25', true],
    ['2026-11-29', false],
    ['2026-10-02', false],
    ['2031-01-26', false],
    ['2027-10-29', false],
    ['2026-10-29', true],
  ])('for %s returns %s', (day, expected) => expect(isWorkingDay(day, HOLIDAYS)).toBe(expected));
});

describe('addWorkingDays', () => {
  it('adding working days skips Sundays and holidays', () => {
    expect(addWorkingDays('2026-08-14', 1, HOLIDAYS)).toBe('2026-08-17');
  });
});

describe('shippingDay', () => {
  it.each([
    ['2026-11-25T08:29:00Z', '2026-12-01'],
    ['2026-11-25T08:30:00Z', '2026-12-02'],
    ['2026-11-29T04:00:00Z', '2026-12-05'],
  ])('an order of %s with five days of production leaves on %s', (at, day) => {
    expect(shippingDay(new Date(at), 5, HOLIDAYS)).toBe(day);
  });
});

describe('pressStart', () => {
  it.each([
    ['2026-11-25T08:29:00Z', '2026-11-26T04:30:00.000Z'],
    ['2026-11-27T08:30:00Z', '2026-11-30T04:30:00.000Z'],
  ])('an order of %s is planned to go to the press at %s', (at, start) => {
    expect(pressStart(new Date(at), HOLIDAYS).toISOString()).toBe(start);
  });
});

describe('subtractWorkingDays', () => {
  it('subtracting working days skips Sundays and holidays', () => {
    expect(subtractWorkingDays('2026-08-17', 1, HOLIDAYS)).toBe('2026-08-14');
  });
});

describe('deliveryWindow', () => {
  it.each([
    ['before 2 pm in India', '2026-11-25T08:29:00Z', { from: '2026-11-27', to: '2026-11-28' }],
    ['at 2 pm in India', '2026-11-25T08:30:00Z', { from: '2026-11-28', to: '2026-11-30' }],
    ['on a Sunday', '2026-11-29T04:00:00Z', { from: '2026-12-02', to: '2026-12-03' }],
    ['after midnight in India', '2026-11-25T20:00:00Z', { from: '2026-11-28', to: '2026-11-30' }],
  ])('an order to Delhi %s gets its window', (_when, at, expected) => {
    expect(deliveryWindow({ orderedAt: new Date(at), pin: '110049', productionDays: 1, holidays: HOLIDAYS })).toEqual(
      expected,
    );
  });

  it('a delivery window starts and ends on working days', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { from, to } = windowOf(given);
        expect([isWorkingDay(from, HOLIDAYS), isWorkingDay(to, HOLIDAYS), from <= to]).toEqual([true, true, true]);
      }),
    );
  });

  it('a later order or a longer production time never leads to an earlier delivery', () => {
    fc.assert(
      fc.property(order, fc.nat(10 * 24 * 60), fc.nat(5), (given, minutes, more) => {
        const later = {
          ...given,
          orderedAt: new Date(given.orderedAt.getTime() + minutes * 60_000),
          productionDays: given.productionDays + more,
        };
        expect(windowOf(later).from >= windowOf(given).from).toBe(true);
        expect(windowOf(later).to >= windowOf(given).to).toBe(true);
      }),
    );
  });

  it.each(['000000', '990001', '1100', '11004x'])('there is no delivery window for the invalid PIN code %s', (text) => {
    expect(deliveryWindow({ orderedAt: new Date(), pin: text, productionDays: 1, holidays: [] })).toBeNull();
  });
});

describe('arrivalBefore', () => {
  const arrivalOf = (given: Parameters<typeof arrivalBefore>[0]) => {
    const arrival = arrivalBefore(given);
    if (!arrival) throw new Error('there is no such PIN code');
    return arrival;
  };
  const WEDDING = { event: '2026-12-20', pin: '560001', productionDays: 5, holidays: HOLIDAYS };

  it.each([
    ['at 1:59 pm on the last day', 'yes', '2026-12-07T08:29:00Z'],
    ['at 2 pm on the last day', 'maybe', '2026-12-07T08:30:00Z'],
    ['after midnight in India on the day before the last', 'yes', '2026-12-05T19:00:00Z'],
    ['at 1:59 pm on the last day that allows a fast delivery', 'maybe', '2026-12-10T08:29:00Z'],
    ['at 2 pm on the last day that allows a fast delivery', 'no', '2026-12-10T08:30:00Z'],
  ])('for an order %s, `arrives` is %s', (_when, arrives, at) => {
    expect(arrivalOf({ ...WEDDING, orderedAt: new Date(at) })).toMatchObject({ arrives, orderBy: '2026-12-07' });
  });

  it('the delivery estimate covers all of India if no PIN code is given', () => {
    const orderedAt = new Date('2026-11-25T04:00:00Z');

    expect(arrivalOf({ ...WEDDING, pin: null, orderedAt })).toEqual({
      arrives: 'yes',
      orderBy: '2026-12-04',
      expected: { from: '2026-12-02', to: '2026-12-10' },
    });
  });

  it('the deadline for guaranteed arrival is 2 pm on the last day to order', () => {
    const cutOff = (day: string) => new Date(`${day}T08:30:00Z`).getTime();
    fc.assert(
      fc.property(order, fc.integer({ min: 1, max: 120 }), ({ orderedAt, ...given }, ahead) => {
        const event = new Date(orderedAt.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
        const { orderBy } = arrivalOf({ ...given, event, orderedAt });
        const at = (time: number) => arrivalOf({ ...given, event, orderedAt: new Date(time) }).arrives;

        expect(isWorkingDay(orderBy, HOLIDAYS)).toBe(true);
        expect(at(cutOff(orderBy) - 1)).toBe('yes');
        expect(at(cutOff(orderBy))).not.toBe('yes');
      }),
    );
  });

  it('returns no arrival estimate for a PIN code that does not exist', () => {
    expect(arrivalBefore({ ...WEDDING, pin: '990001', orderedAt: new Date() })).toBeNull();
  });
});

describe('deliveryZone', () => {
  it.each([
    ['110001', 'delhi'],
    ['201301', 'delhi'],
    ['302001', 'north'],
    ['560001', 'india'],
    ['190001', 'remote'],
    ['737101', 'remote'],
    ['744101', 'remote'],
    ['795001', 'remote'],
  ])('puts %s into the zone "%s"', (code, zone) => expect(deliveryZone(code)).toBe(zone));
});

describe('windowInWords', () => {
  it('writes a one-day delivery window as a single date', () => {
    expect(windowInWords({ from: '2026-11-30', to: '2026-12-02' })).toBe('30 November to 2 December');
    expect(windowInWords({ from: '2026-12-01', to: '2026-12-04' })).toBe('1 to 4 December');
    expect(windowInWords({ from: '2026-11-30', to: '2026-11-30' })).toBe('30 November');
  });
});
