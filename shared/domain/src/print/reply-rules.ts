/** Crockford's Base32 alphabet, which omits I, L, O and U. */
export const REPLY_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Each character encodes 5 bits, so a code has 65 random bits and can't be guessed. */
export const REPLY_CODE_LENGTH = 13;
const CODE = new RegExp(`^[${REPLY_CODE_ALPHABET}]{${REPLY_CODE_LENGTH}}$`);
/** Per card. */
export const MAXIMUM_REPLIES = 2_000;
export const MAXIMUM_REPLY_GUESTS = 20;
export const MAXIMUM_REPLY_FUNCTIONS = 8;
/** In characters. */
export const REPLY_LENGTHS = { names: 160, note: 300, functionName: 60 } as const;
/** Replies are deleted this many days after the last event of the wedding. */
export const REPLIES_KEPT_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

export interface ReplyFunction {
  id: string;
  name: string;
  /** YYYY-MM-DD */
  day: string;
}

export interface Reply {
  names: string;
  guests: Readonly<Record<string, number>>;
  note: string;
}

export interface ReplyCount {
  guests: number;
  coming: number;
  declined: number;
}

export function replyCodeOf(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

export function replyDays(functions: readonly ReplyFunction[]): { first: string; last: string } {
  const days = functions.map(({ day }) => day).toSorted();
  return { first: days[0] ?? '', last: days.at(-1) ?? '' };
}

export function repliesKeptUntil(lastDay: string): string {
  return new Date(Date.parse(`${lastDay}T00:00:00Z`) + REPLIES_KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
}

export function countReplies(
  functions: readonly ReplyFunction[],
  replies: readonly Pick<Reply, 'guests'>[],
): Record<string, ReplyCount> {
  return Object.fromEntries(
    functions.map(({ id }) => {
      const numbers = replies.flatMap(({ guests }) => guests[id] ?? []);
      const coming = numbers.filter((number) => number > 0);
      return [
        id,
        {
          guests: coming.reduce((sum, number) => sum + number, 0),
          coming: coming.length,
          declined: numbers.length - coming.length,
        },
      ];
    }),
  );
}
