import type { PersonalDataHolder } from '../../personal-data/holder.ts';
import { deleteFiles, disownFiles, filesOf } from './print-files.repository.ts';
import { filesOfLinesUnderWay } from '../lines/print-lines.repository.ts';

/** The files that a shopper has sent: all go with the account, those of old orders, too (E36); what is still to be printed, when it has been. */
export const printFilesPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const files = await filesOf(database, id);
    return {
      printFiles: files.map(({ id: file, service, name, size, type, pages, state, createdAt, sha256 }) => ({
        id: file,
        service,
        name,
        size,
        type,
        pages,
        state,
        createdAt,
        sha256,
        // All of it can be had there.
        ...(state === 'ready' && { content: `/api/print/files/${file}/content` }),
      })),
    };
  },

  async forget(tx, { id }, now) {
    const files = (await filesOf(tx, id)).map((file) => file.id);
    const needed = await filesOfLinesUnderWay(tx, files);
    await disownFiles(tx, [...needed]);
    await deleteFiles(
      tx,
      files.filter((file) => !needed.has(file)),
      now,
    );
  },
};
