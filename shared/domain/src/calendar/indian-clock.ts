const UTC_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Returns a date whose UTC fields contain the time in India. */
export function inIndia(at: Date): Date {
  return new Date(at.getTime() + UTC_OFFSET_MS);
}
