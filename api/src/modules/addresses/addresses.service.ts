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
  deleteDuplicates,
  insertAddress,
  touchIdentical,
  updateAddress,
} from './addresses.repository.ts';

/**
 * Every change locks the account's row. Otherwise, concurrent requests could save duplicates or too
 * many addresses.
 */
export class Addresses {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor({ database, now }: Pick<AppContext, 'database' | 'now'>) {
    this.#database = database;
    this.#now = now;
  }

  list(userId: string): Promise<AddressRow[]> {
    return addressesOf(this.#database, userId);
  }

  save(userId: string, address: ShippingAddress): Promise<AddressRow> {
    return this.#inAccount(userId, async (tx) => {
      const identical = await touchIdentical(tx, userId, address, this.#now());
      if (identical) return identical;
      if ((await addressesOf(tx, userId)).length >= MAXIMUM_ADDRESSES) throw tooMany();
      return insertAddress(tx, userId, address, this.#now());
    });
  }

  change(userId: string, id: string | null, address: ShippingAddress): Promise<AddressRow> {
    return this.#inAccount(userId, async (tx) => {
      const changed = id === null ? undefined : await updateAddress(tx, userId, id, address, this.#now());
      if (!changed) throw notFound();
      await deleteDuplicates(tx, changed);
      return changed;
    });
  }

  async remove(userId: string, id: string | null): Promise<void> {
    if (id === null || !(await deleteAddress(this.#database, userId, id))) throw notFound();
  }

  async markUsed(userId: string, address: ShippingAddress): Promise<void> {
    await touchIdentical(this.#database, userId, address, this.#now());
  }

  #inAccount<Result>(userId: string, work: (tx: Database) => Promise<Result>): Promise<Result> {
    return inTransaction(this.#database, async (tx) => {
      await lockAccount(tx, userId);
      return work(tx);
    });
  }
}

function notFound(): Problem {
  return new Problem('ADDRESS_NOT_FOUND', 'This address has been removed. Please reload the page.');
}

function tooMany(): Problem {
  const message = `You can save ${MAXIMUM_ADDRESSES} addresses. Please remove one first.`;
  return new Problem('TOO_MANY_ADDRESSES', message);
}
