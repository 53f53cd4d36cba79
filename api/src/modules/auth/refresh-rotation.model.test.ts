import fc from 'fast-check';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ROTATION_GRACE_MS, Sessions } from './sessions.ts';

const RUNS = process.env.LONG ? 200 : 12;
const MINUTE = 60_000;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('renew' as const), who: fc.constantFrom('shopper', 'thief') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('two tabs renew' as const), who: fc.constant('shopper') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('steal' as const), who: fc.constant('thief') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('use an old one' as const), who: fc.constantFrom('shopper', 'thief') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), who: fc.constantFrom('a moment', 'long') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('end' as const), who: fc.constantFrom('logout', 'end it elsewhere') }),
  },
);

interface Held {
  token: string;
  generation: number;
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('using a refresh token that is no longer accepted ends the session', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const sessions = new Sessions(shop.database, shop.now);
      const { id } = await shop.signIn();
      const opened = await inTransaction(shop.database, (tx) => sessions.open(tx, id, 'Chrome on Android'));
      const first: Held = { token: opened.refreshToken, generation: 0 };
      const newestOf: Record<string, Held> = { shopper: first, thief: first };
      const seen: Held[] = [first];
      let current = 0;
      let rotatedAt = shop.now().getTime();
      let isOpen = true;

      async function renew(who: string, held: Held): Promise<void> {
        const generationsBehind = current - held.generation;
        const inTime =
          generationsBehind === 0 || (generationsBehind === 1 && shop.now().getTime() - rotatedAt <= ROTATION_GRACE_MS);
        const next = await sessions.renew(held.token);
        expect(next !== null).toBe(isOpen && inTime);
        if (!inTime) isOpen = false;
        if (!next) return;
        if (generationsBehind === 0) {
          current += 1;
          rotatedAt = shop.now().getTime();
        }
        const renewed = { token: next.refreshToken, generation: current };
        seen.push(renewed);
        newestOf[who] = renewed;
      }

      for (const { do: what, who } of steps) {
        const held = newestOf[who] ?? first;
        if (what === 'renew') await renew(who, held);
        else if (what === 'two tabs renew') {
          await renew(who, held);
          await renew(who, held);
        } else if (what === 'steal') newestOf.thief = newestOf.shopper ?? first;
        else if (what === 'use an old one') await renew(who, seen[Math.floor(seen.length / 2)] ?? first);
        else if (what === 'wait') shop.pass(who === 'long' ? 20 * MINUTE : 10_000);
        else {
          isOpen = false;
          if (who === 'logout') await sessions.closeByToken(held.token);
          else await sessions.end(id, opened.sessionId);
        }
        const stillOpen = await sessions.list(id);
        expect(stillOpen.some((session) => session.id === opened.sessionId)).toBe(isOpen);
      }
    }),
    { numRuns: RUNS },
  );
});
