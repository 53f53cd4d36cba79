import type { OperationTable } from '../operation.ts';
import {
  ImportQuery,
  ImportReport,
  PictureName,
  PictureQuery,
  PictureUpload,
  Pruned,
  PruneQuery,
  StoredPicture,
} from './catalog-operator.schema.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

export const catalogOperatorOperations = {
  exportCatalog: {
    ...operator,
    method: 'GET',
    path: '/operator/catalog',
    summary: 'Exports the catalogue as a CSV file.',
    response: { 200: 'text/csv' },
  },
  importCatalog: {
    ...operator,
    method: 'POST',
    path: '/operator/catalog',
    summary: 'Imports products from a CSV file. If a row is invalid, no products are imported.',
    query: ImportQuery,
    body: 'text/csv',
    response: { 200: ImportReport },
    errors: ['CATALOG_REJECTED', 'STORAGE_UNAVAILABLE'],
  },
  findPicture: {
    ...operator,
    method: 'GET',
    path: '/operator/media/:file',
    summary: 'Checks whether a photograph has already been uploaded.',
    params: PictureName,
    query: PictureQuery,
    response: { 200: StoredPicture },
    errors: ['PICTURE_UNKNOWN', 'STORAGE_UNAVAILABLE'],
  },
  uploadPicture: {
    ...operator,
    method: 'PUT',
    path: '/operator/media/:file',
    summary: 'Uploads a photograph.',
    params: PictureName,
    query: PictureUpload,
    body: 'application/octet-stream',
    response: { 200: StoredPicture },
    errors: ['PICTURE_REFUSED', 'STORAGE_FULL', 'STORAGE_UNAVAILABLE'],
  },
  prunePictures: {
    ...operator,
    method: 'POST',
    path: '/operator/media/prune',
    summary: 'Deletes unused photographs that are more than a week old.',
    query: PruneQuery,
    response: { 200: Pruned },
    errors: ['STORAGE_UNAVAILABLE'],
  },
} as const satisfies OperationTable;
