import { isPrintLineId } from '@kaagazz/domain';
import { productsUnderWay } from '../../orders/products-under-way.ts';
import type { PersonalDataHolder } from '../../personal-data/holder.ts';
import { forgetLines } from './forget-lines.ts';
import { allLinesOf, disownLines, lockAllLinesOf } from './print-lines.repository.ts';

/**
 * What a shopper had printed, or wants to: all of it goes with the account, proofs too. What an invoice needs stands in the order: title, quantity and
 * price (E36). What was paid and is not there yet has still to be printed: it is nobody's from now on, and goes when its order has ended. Forgets
 * before the orders do, which know no more then whose they were.
 */
export const printLinesPersonalData: PersonalDataHolder = {
  async sections(database, { id: userId }) {
    const lines = await allLinesOf(database, userId);
    return {
      printLines: lines.map(({ userId: _owner, image: _picture, pages: _counted, ...line }) => ({
        ...line,
        // What is printed can be had there, whole.
        printFile: `/api/print/lines/${line.id}/print-file`,
      })),
    };
  },

  async forget(tx, { id: userId }, now) {
    const underWay = new Set((await productsUnderWay(tx, userId)).filter(isPrintLineId));
    const ids = (await lockAllLinesOf(tx, userId)).map(({ id }) => id);
    await disownLines(
      tx,
      ids.filter((id) => underWay.has(id)),
    );
    await forgetLines(
      tx,
      ids.filter((id) => !underWay.has(id)),
      now,
    );
  },
};
