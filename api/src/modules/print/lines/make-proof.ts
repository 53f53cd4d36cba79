import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  firstName,
  isPrintedInGrey,
  isSample,
  linesOf,
  type PrintMeasures,
  paperOf,
  printArea,
  printedDpi,
  printScale,
  type PrintWarning,
  printWarnings,
} from '@kaagazz/domain/print';
import type { FastifyBaseLogger } from 'fastify';
import type { PrintFileRow } from '../files/print-files.repository.ts';
import type { PrintFiles } from '../files/print-files.service.ts';
import { bytesOf } from '../preflight/data-url.ts';
import type { PaperProof } from '../preflight/paper-proof.ts';
import type { DrawnSheet, GuestCards, Logo, SheetCodes } from '../sandbox/sandbox-messages.ts';
import { type CheckedOrder, isFileTheSheet } from './check-print-order.ts';
import type { PrintProofRow } from './print-proofs.repository.ts';

interface Proof extends Omit<PrintProofRow, 'lineId'> {
  /** SHA-256 of the file to be printed, in hex. */
  sha256: string;
  image: string;
}

interface MadeProof {
  proof: Proof;
  bytes: Buffer | null;
  cards: GuestCards | null;
}

interface ProofParts {
  files: PrintFiles;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Creates the proof of a print line. If the shopper's file is printed unchanged, the file itself is
 * the proof.
 */
export async function makeProof(
  userId: string,
  order: CheckedOrder,
  parts: ProofParts,
  codes: SheetCodes,
): Promise<MadeProof> {
  const { file } = order;
  const { files } = parts;
  if (file && isFileTheSheet(order)) {
    const { name, size, type, sha256, image } = file;
    if (type === null || sha256 === null) throw new Error('the file is not ready');
    const pictures = await files.previewOf(file);
    const onPaper = await showOnPaper(userId, order, parts, pictures);
    const proof = {
      ...{ folder: null, fileName: name, size, type, pictures, sha256, image: image ?? '', ...NO_GUESTS },
      paperPictures: onPaper?.pictures ?? [],
      warnings: warningsOf(order, file, onPaper),
    };
    return { proof, bytes: null, cards: null };
  }
  const { guests = '' } = order.fields;
  const sample = isSample(order.fields) && {
    ...{ guests: firstName(order.service, order.fields), spareCards: '', envelopes: '' },
    tables: linesOf(order.fields.tables)[0] ?? '',
  };
  const fields = { ...order.fields, guests, ...sample };
  const { bytes: drawn, facts, cards, onPaper } = await drawSheet(userId, { ...order, fields }, files, codes);
  const { image, preview } = facts;
  const bytes = Buffer.from(drawn);
  const proof = {
    folder: `proofs/${randomUUID()}`,
    fileName: `${[order.service, order.design].filter(Boolean).join('-')}.pdf`,
    size: bytes.length,
    type: 'pdf',
    pictures: preview,
    paperPictures: onPaper?.pictures ?? [],
    warnings: isJobSheet(order) ? [] : printWarnings({ ...facts.measures, ...outOfGamutOn(onPaper) }),
    sha256: hashOf(bytes),
    image: image ?? '',
    ...(cards
      ? {
          guestListSha256: fields.guests === '' ? null : hashOf(fields.guests),
          sheetSha256s: sheetsOf(cards).map(({ sha256 }) => sha256),
        }
      : NO_GUESTS),
  };
  return { proof, bytes, cards };
}

const NO_GUESTS = { guestListSha256: null, sheetSha256s: null };

function isJobSheet({ service, design }: CheckedOrder): boolean {
  return design === null && service !== 'business-cards' && service !== 'certificates';
}

/** Logs errors instead of throwing them, because the paper preview is optional. */
async function showOnPaper(
  userId: string,
  { service, fields }: CheckedOrder,
  { files, log }: ProofParts,
  pages: readonly string[],
): Promise<PaperProof | null> {
  const paper = paperOf(service, fields);
  if (paper === null || pages.length === 0) return null;
  try {
    return await files.sandbox.showOnPaper({ pages, paper, isGrey: isPrintedInGrey(fields) }, userId);
  } catch (err) {
    log.warn({ err }, 'a proof has no paper pictures');
    return null;
  }
}

function warningsOf(
  { fields }: CheckedOrder,
  { measures, pixels, pageSize }: PrintFileRow,
  onPaper: PaperProof | null,
): PrintWarning[] {
  const area = printArea(fields.size ?? fields.paperSize ?? '');
  const dpi = area && pixels && { dpi: { page: 1, value: printedDpi(pixels, area) } };
  const scale = area && pageSize ? printScale(pageSize, area) : 1;
  return printWarnings({ ...measures, ...dpi, ...outOfGamutOn(onPaper) }, scale);
}

function outOfGamutOn(onPaper: PaperProof | null): PrintMeasures {
  return onPaper?.outOfGamut ? { outOfGamut: onPaper.outOfGamut } : {};
}

function sheetsOf({ sheets, envelopes }: GuestCards): GuestCards['sheets'] {
  return [...sheets, ...(envelopes?.sheets ?? [])];
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function drawSheet(
  userId: string,
  order: CheckedOrder,
  files: PrintFiles,
  codes: SheetCodes,
): Promise<DrawnSheet> {
  const { service, design, fields, title, options, file } = order;
  const sheet = { service, design, fields, title, options, ...codes };
  const paper = isJobSheet(order) ? null : paperOf(service, fields);
  if (!file) return files.sandbox.draw({ sheet, logo: null, paper }, userId);
  return files.temporary.with(
    (path) => copyLogo(file, files, path),
    (path, type) => files.sandbox.draw({ sheet, logo: { path, type }, paper }, userId),
  );
}

async function copyLogo(file: PrintFileRow, files: PrintFiles, path: string): Promise<Logo['type']> {
  const { type } = file;
  const copy = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  if (type === null || type === 'doc' || type === 'docx') throw new Error('the file is not a logo');
  if (type !== 'pdf') {
    await pipeline(await files.stream(file), copy);
    return type;
  }
  const [page = ''] = await files.previewOf(file);
  await pipeline([bytesOf(page)], copy);
  return 'webp';
}
