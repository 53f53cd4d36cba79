import type { DeskSettings } from '@kaagazz/api-schema';

const yearly = (day: string, name: string) => ({ day, name, isYearly: true });
const once = (day: string, name: string) => ({ day, name, isYearly: false });

export const DEFAULT_HOLIDAYS: DeskSettings['holidays'] = [
  yearly('2026-01-26', 'Republic Day'),
  once('2026-03-04', 'Holi'),
  yearly('2026-08-15', 'Independence Day'),
  yearly('2026-10-02', 'Gandhi Jayanti'),
  once('2026-10-20', 'Dussehra'),
  once('2026-11-08', 'Diwali'),
  yearly('2026-12-25', 'Christmas'),
  once('2027-03-22', 'Holi'),
  once('2027-10-09', 'Dussehra'),
  once('2027-10-29', 'Diwali'),
];
