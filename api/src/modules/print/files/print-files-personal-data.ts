import type { PersonalDataHolder } from '../../personal-data/holder.ts';
import { deleteFiles, filesOf } from './print-files.repository.ts';

/** The files that a shopper has sent: all go with the account, those of old orders, too (E36). */
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
    const files = await filesOf(tx, id);
    await deleteFiles(
      tx,
      files.map((file) => file.id),
      now,
    );
  },
};
