import { isPrintLineId } from '@kaagazz/domain';
import type { Database } from '../../../db/database.ts';
import type { PersonalDataHolder } from '../../../personal-data-holder.ts';
import { deletePrintLines } from './delete-print-lines.ts';
import { allLinesOf, disownLines, lockAllLinesOf } from './print-lines.repository.ts';

export const printLinesPersonalData = (
  productsUnderWay: (tx: Database, userId: string) => Promise<string[]>,
): PersonalDataHolder => ({
  async sections(database, { id: userId }) {
    const lines = await allLinesOf(database, userId);
    return {
      printLines: lines.map(({ userId: _owner, image: _picture, pages: _counted, ...line }) => ({
        ...line,
        printFile: `/api/print/lines/${line.id}/print-file`,
      })),
    };
  },

  async forget(tx, { id: userId }, now) {
    const ordered = new Set((await productsUnderWay(tx, userId)).filter(isPrintLineId));
    const lines = await lockAllLinesOf(tx, userId);
    const underWay = new Set(lines.filter(({ id, revises }) => ordered.has(revises ?? id)).map(({ id }) => id));
    const ids = lines.map(({ id }) => id);
    await disownLines(
      tx,
      ids.filter((id) => underWay.has(id)),
    );
    await deletePrintLines(
      tx,
      ids.filter((id) => !underWay.has(id)),
      now,
    );
  },
});
