import type { Database } from '../../../db/database.ts';
import { Problem } from '../../../plugins/problem.ts';
import { ownFile } from '../files/print-files.repository.ts';
import type { PrintFiles } from '../files/print-files.service.ts';

import { anyLine, findLine, type PrintLineRow } from './print-lines.repository.ts';
import { proofOf, sheetIn } from './print-proofs.repository.ts';
import { checkedStream, type PrintFileDownload } from '../files/print-file-download.ts';
import { unknownLine } from './unknown-line.ts';

export class PrintLineDownloads {
  readonly #database: Database;
  readonly #files: PrintFiles;

  constructor(database: Database, files: PrintFiles) {
    this.#database = database;
    this.#files = files;
  }

  async own(userId: string, id: string | null): Promise<PrintFileDownload> {
    return this.#download((id !== null && (await findLine(this.#database, userId, id))) || unknownLine());
  }

  async any(id: string | null): Promise<PrintFileDownload> {
    const ordered = (id !== null && (await anyLine(this.#database, id))) || unknownLine();
    const { currentVersion } = ordered;
    const row = currentVersion === null ? ordered : ((await anyLine(this.#database, currentVersion)) ?? unknownLine());
    const { type } = await proofOf(this.#database, row.id);
    return { ...(await this.#download(row)), name: `${[row.service, row.design].filter(Boolean).join('-')}.${type}` };
  }

  async #download({ id, fileId, proofSha256: sha256, userId }: PrintLineRow): Promise<PrintFileDownload> {
    const { folder, fileName: name, size } = await proofOf(this.#database, id);
    const content =
      folder === null ? await this.#fileContent(userId, fileId) : await this.#files.storage.readStream(sheetIn(folder));
    return { name, size, sha256, content: checkedStream(content, sha256) };
  }

  async #fileContent(userId: string | null, id: string | null) {
    const file = id === null ? undefined : await ownFile(this.#database, userId, id);
    if (!file) throw new Problem('FILE_NOT_FOUND', 'The file for this print is no longer available.');
    return this.#files.stream(file);
  }
}
