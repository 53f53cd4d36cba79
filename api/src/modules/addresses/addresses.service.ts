import { MAXIMUM_ADDRESSES } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { lockAccount } from '../auth/account.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';
import {
  addressesOf,
  type AddressRow,
  deleteAddress,
  deleteTwins,
  insertAddress,
  prepareUse,
  touchSame,
  updateAddress,
} from './addresses.repository.ts';

export type Addresses = ReturnType<typeof createAddresses>;

/**
 * The addresses that a shopper keeps with the account. Everything that adds or changes one locks the account first, so that two tabs
 * neither save one address twice nor more than there is room for.
 */
export function createAddresses({ database, now }: AppContext) {
  const inAccount = <Result>(userId: string, work: (tx: Database) => Promise<Result>): Promise<Result> =>
    inTransaction(database, async (tx) => {
      await lockAccount(tx, userId);
      return work(tx);
    });

  const noteUse = prepareUse(database);

  return {
    list: (userId: string): Promise<AddressRow[]> => addressesOf(database, userId),

    /**
     * Saves an address; one that is there already is the same entry, used now.
     *
     * @throws Problem 409 `TOO_MANY_ADDRESSES`
     */
    save(userId: string, address: ShippingAddress): Promise<AddressRow> {
      return inAccount(userId, async (tx) => {
        const same = await touchSame(tx, userId, address, now());
        if (same) return same;
        if ((await addressesOf(tx, userId)).length >= MAXIMUM_ADDRESSES) throw tooMany();
        return insertAddress(tx, userId, address, now());
      });
    },

    /**
     * Changes an entry. If another one says the same by now, the two become one.
     *
     * @throws Problem 404 `ADDRESS_NOT_FOUND`, somebody else's too
     */
    change(userId: string, id: string | null, address: ShippingAddress): Promise<AddressRow> {
      return inAccount(userId, async (tx) => {
        const changed = id === null ? undefined : await updateAddress(tx, userId, id, address, now());
        if (!changed) throw unknown();
        await deleteTwins(tx, changed);
        return changed;
      });
    },

    /** @throws Problem 404 `ADDRESS_NOT_FOUND`, somebody else's too */
    async remove(userId: string, id: string | null): Promise<void> {
      if (id === null || !(await deleteAddress(database, userId, id))) throw unknown();
    },

    /** An order goes there: if it is a saved one, it is the first in the list from now on. */
    noteUse: (userId: string, address: ShippingAddress): Promise<void> => noteUse(userId, address, now()),
  };
}

function unknown(): Problem {
  return new Problem('ADDRESS_NOT_FOUND', 'This address is not among your saved ones any more.');
}

function tooMany(): Problem {
  return new Problem(
    'TOO_MANY_ADDRESSES',
    `You can keep ${MAXIMUM_ADDRESSES} addresses. Remove one that you do not need any more.`,
  );
}
