import type { PersonalDataHolder } from '../../../personal-data-holder.ts';
import { deleteFiles, disownFiles, filesOf, orderedFilesOf } from './print-files.repository.ts';

/**
 * Must run after `printLinesPersonalData`, because files can't be deleted while a print line uses
 * them.
 */
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
        ...(state === 'ready' && { content: `/api/print/files/${file}/content` }),
      })),
    };
  },

  async forget(tx, { id }, now) {
    const files = (await filesOf(tx, id)).map((file) => file.id);
    const needed = await orderedFilesOf(tx, id);
    await disownFiles(tx, [...needed]);
    await deleteFiles(
      tx,
      files.filter((file) => !needed.has(file)),
      now,
    );
  },
};
