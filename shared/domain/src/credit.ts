import type { Paise } from './money.ts';

export interface PaidParts {
  lines: readonly { quantity: number; amount: Paise }[];
  shipping: Paise;
}

export interface Credit {
  lines: readonly { position: number; quantity: number; amount: Paise }[];
  shipping: Paise;
}

export type Creditable =
  | { lines: readonly { position: number; quantity: number }[] }
  | { amount: Paise }
  | { everything: true };

/**
 * Splits a refund between the lines and shipping. Never refunds more than was paid (docs/desk.md,
 * Refunds).
 * @returns null if less than the requested amount is left to refund
 */
export function creditFor(paid: PaidParts, earlier: readonly Credit[], what: Creditable): Credit | null {
  const left = leftOf(paid, earlier);
  const credit = 'lines' in what ? forPieces(paid, left, what.lines) : forAmount(left, what);
  return credit && amountOfCredit(credit) > 0 ? credit : null;
}

export function amountOfCredit({ lines, shipping }: Credit): Paise {
  return lines.reduce((sum, { amount }) => sum + amount, shipping);
}

export function leftOf({ lines, shipping }: PaidParts, earlier: readonly Credit[]): PaidParts {
  const left = lines.map((line) => ({ ...line }));
  for (const { position, quantity, amount } of earlier.flatMap((credit) => credit.lines)) {
    const line = left[position];
    if (!line) continue;
    line.quantity -= quantity;
    line.amount -= amount;
  }
  return { lines: left, shipping: earlier.reduce((rest, credit) => rest - credit.shipping, shipping) };
}

function forPieces(
  paid: PaidParts,
  left: PaidParts,
  wanted: readonly { position: number; quantity: number }[],
): Credit | null {
  const lines = wanted.map(({ position, quantity }) => {
    const all = paid.lines[position];
    const rest = left.lines[position];
    if (!all || !rest || quantity < 1 || quantity > rest.quantity) return null;
    const before = all.quantity - rest.quantity;
    // Subtract rounded totals, because separately rounded refunds might not add up to the line's
    // price.
    const amount = shareOf(all.amount, before + quantity, all.quantity) - shareOf(all.amount, before, all.quantity);
    return { position, quantity, amount: Math.min(amount, rest.amount) };
  });
  const isRepeated = new Set(wanted.map(({ position }) => position)).size < wanted.length;
  const found = lines.filter((line) => line !== null);
  return isRepeated || found.length < wanted.length ? null : { lines: found, shipping: 0 };
}

function forAmount(left: PaidParts, what: { amount: Paise } | { everything: true }): Credit | null {
  const all = left.lines.reduce((sum, { amount }) => sum + amount, left.shipping);
  const isAll = 'everything' in what;
  const amount = isAll ? all : what.amount;
  if (amount > all) return null;
  let reached = 0;
  const take = (part: Paise) => {
    const before = shareOf(amount, reached, all);
    reached += part;
    return shareOf(amount, reached, all) - before;
  };
  const lines = left.lines
    .map((line, position) => ({ position, quantity: isAll ? line.quantity : 0, amount: take(line.amount) }))
    .filter((line) => line.amount > 0 || line.quantity > 0);
  return { lines, shipping: take(left.shipping) };
}

/** Rounds down. Uses `BigInt` because the multiplication can exceed the largest safe integer. */
function shareOf(amount: Paise, part: number, whole: number): Paise {
  return whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}
