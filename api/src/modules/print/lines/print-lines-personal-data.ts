import type { PersonalDataHolder } from '../../personal-data/holder.ts';
import { removeLater } from '../files/print-files.repository.ts';
import { drawnSheetsOf } from '../proofs/print-proofs.repository.ts';
import { allLinesOf, deleteLines, lockAllLinesOf } from './print-lines.repository.ts';

/**
 * What a shopper had printed, or wants to: all of it goes with the account, proofs too. What an invoice needs stands in the order: title, quantity and
 * price (E36).
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
    const ids = (await lockAllLinesOf(tx, userId)).map(({ id }) => id);
    await removeLater(tx, await drawnSheetsOf(tx, ids), now);
    await deleteLines(tx, ids);
  },
};
