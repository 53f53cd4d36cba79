import { dayInWords } from '../calendar/calendar-day.ts';
import { inIndia } from '../calendar/indian-clock.ts';
import { statesOfPin } from '../address/indian-state.ts';
import { addWorkingDays, isWorkingDay, subtractWorkingDays } from './working-day.ts';

export interface DeliveryWindow {
  from: string;
  to: string;
}

/** Working days for checking and packing goods in stock. */
export const PACKING_DAYS = 1;

/**
 * Hour in India Standard Time. Orders placed at or after 14:00 count as placed on the next working
 * day.
 */
export const CUT_OFF_HOUR = 14;

/** Minimum and maximum working days in transit from Delhi (docs/product.md, Delivery). */
const TRANSIT = { delhi: [1, 2], north: [2, 4], india: [3, 6], remote: [5, 8] } as const;

const TRANSIT_ANYWHERE = [TRANSIT.delhi[0], TRANSIT.remote[1]] as const;

const DELHI_REGION = ['110', '121', '122', '201'];

const REMOTE_STATES = ['01', '11', '12', '13', '14', '15', '16', '17', '18', '31', '35', '38'];

export function deliveryWindow({
  orderedAt,
  pin,
  productionDays,
  holidays,
}: {
  orderedAt: Date;
  pin: string;
  productionDays: number;
  holidays: readonly string[];
}): DeliveryWindow | null {
  const transit = transitTo(pin);
  return transit && windowFor({ orderedAt, productionDays, transit, holidays });
}

export interface ArrivalBefore {
  arrives: 'yes' | 'maybe' | 'no';
  orderBy: string;
  expected: DeliveryWindow;
}

export function arrivalBefore({
  event,
  orderedAt,
  pin,
  productionDays,
  holidays,
}: {
  event: string;
  orderedAt: Date;
  pin: string | null;
  productionDays: number;
  holidays: readonly string[];
}): ArrivalBefore | null {
  const transit = pin === null ? TRANSIT_ANYWHERE : transitTo(pin);
  if (transit === null) return null;
  const expected = windowFor({ orderedAt, productionDays, transit, holidays });
  return {
    arrives: expected.to < event ? 'yes' : expected.from < event ? 'maybe' : 'no',
    orderBy: subtractWorkingDays(event, productionDays + transit[1] + 1, holidays),
    expected,
  };
}

type Transit = readonly [fastest: number, slowest: number];

function transitTo(pin: string): Transit | null {
  const zone = deliveryZone(pin);
  return zone && TRANSIT[zone];
}

function windowFor({
  orderedAt,
  productionDays,
  transit: [fastest, slowest],
  holidays,
}: {
  orderedAt: Date;
  productionDays: number;
  transit: Transit;
  holidays: readonly string[];
}): DeliveryWindow {
  const shipped = shippingDay(orderedAt, productionDays, holidays);
  return { from: addWorkingDays(shipped, fastest, holidays), to: addWorkingDays(shipped, slowest, holidays) };
}

/** Returns YYYY-MM-DD. */
export function shippingDay(orderedAt: Date, productionDays: number, holidays: readonly string[]): string {
  return addWorkingDays(firstProductionDay(orderedAt, holidays), productionDays, holidays);
}

const PRESS_HOUR = 10;

export function pressStart(orderedAt: Date, holidays: readonly string[]): Date {
  const day = addWorkingDays(firstProductionDay(orderedAt, holidays), 1, holidays);
  return new Date(`${day}T${PRESS_HOUR}:00:00+05:30`);
}

export function deliveryZone(pin: string): keyof typeof TRANSIT | null {
  const [state] = statesOfPin(pin);
  if (!state || !/^\d{6}$/.test(pin)) return null;
  if (DELHI_REGION.includes(pin.slice(0, 3))) return 'delhi';
  if (REMOTE_STATES.includes(state.code)) return 'remote';
  return /^[123]/.test(pin) ? 'north' : 'india';
}

/** Returns text such as `30 November to 2 December`, `1 to 4 December` or `1 December`. */
export function windowInWords({ from, to }: DeliveryWindow): string {
  const [first, last] = [from, to].map((day) => dayInWords(day).replace(/ \d{4}$/, ''));
  if (from === to) return `${last}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? Number(from.slice(8)) : first} to ${last}`;
}

function firstProductionDay(orderedAt: Date, holidays: readonly string[]): string {
  const clock = inIndia(orderedAt);
  const today = clock.toISOString().slice(0, 10);
  const isToday = isWorkingDay(today, holidays) && clock.getUTCHours() < CUT_OFF_HOUR;
  return isToday ? today : addWorkingDays(today, 1, holidays);
}
