import { z } from 'zod';
import { AuditEntry } from '../desk-audit/desk-audit.schema.ts';
import { DeskRecordParams, DeskDone, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import { ImportQuery, ImportReport } from '../catalog/catalog-operator.schema.ts';
import type { OperationTable } from '../operation.ts';
import { StoredPicture } from '../catalog/catalog-operator.schema.ts';
import {
  BulkProductState,
  DeskProduct,
  DeskProductFilters,
  GridResult,
  NewProduct,
  PRODUCT_SORTS,
  ProductChange,
  ProductPreview,
  ProductGrid,
  StockCount,
  VariantGrouping,
} from './desk-products.schema.ts';

const staff = { tag: 'desk', caller: 'staff' } as const;
const reads = { ...staff, permission: 'catalogue.read', method: 'GET' } as const;
const writes = { ...staff, permission: 'catalogue.write' } as const;

export const deskProductOperations = {
  listDeskProducts: {
    ...reads,
    path: '/desk/products',
    summary: 'Lists, searches and filters products, including drafts.',
    query: listQuery(PRODUCT_SORTS, DeskProductFilters),
    response: { 200: listOf(DeskProduct) },
  },
  exportDeskProducts: {
    ...reads,
    path: '/desk/products/csv',
    summary: 'Downloads all products as a CSV file.',
    response: { 200: 'text/csv' },
  },
  getDeskProduct: {
    ...reads,
    path: '/desk/products/:id',
    summary: 'Returns a product and the fields that must be filled in before it can be published.',
    params: DeskRecordParams,
    response: { 200: recordOf(DeskProduct) },
    errors: ['PRODUCT_NOT_FOUND'],
  },
  listProductHistory: {
    ...reads,
    path: '/desk/products/:id/history',
    summary: 'Lists who changed a product, what they changed and when.',
    params: DeskRecordParams,
    response: { 200: listOf(AuditEntry) },
  },
  createDeskProduct: {
    ...writes,
    method: 'POST',
    path: '/desk/products',
    summary: 'Creates a draft product.',
    body: NewProduct,
    response: { 201: recordOf(DeskProduct) },
    errors: ['ID_TAKEN', 'NOT_POSSIBLE'],
  },
  changeDeskProduct: {
    ...writes,
    method: 'PATCH',
    path: '/desk/products/:id',
    summary: 'Updates a product.',
    params: DeskRecordParams,
    body: ProductChange,
    response: { 200: recordOf(DeskProduct) },
    errors: ['PRODUCT_NOT_FOUND', 'EDIT_CONFLICT', 'NOT_POSSIBLE'],
  },
  previewDeskProduct: {
    ...writes,
    method: 'POST',
    path: '/desk/products/:id/preview',
    summary: 'Creates a one-day token for previewing unsaved product changes.',
    params: DeskRecordParams,
    body: ProductPreview,
    response: { 200: z.object({ success: z.literal(true), token: z.string() }) },
    errors: ['PRODUCT_NOT_FOUND', 'NOT_POSSIBLE'],
  },
  changePrices: {
    ...writes,
    method: 'POST',
    path: '/desk/products/prices',
    summary: 'Changes the prices and discounts of several products.',
    body: ProductGrid,
    response: { 200: GridResult },
  },
  groupVariants: {
    ...writes,
    method: 'POST',
    path: '/desk/products/variants',
    summary: 'Groups products as variants, or removes them from their group.',
    body: VariantGrouping,
    response: { 200: GridResult },
  },
  changeProductStates: {
    ...writes,
    method: 'POST',
    path: '/desk/products/states',
    summary: 'Publishes or withdraws several products.',
    body: BulkProductState,
    response: { 200: GridResult },
  },
  countStock: {
    ...staff,
    permission: 'stock.write',
    method: 'POST',
    path: '/desk/products/stock',
    summary: 'Sets the stock of several products after a stocktake.',
    body: StockCount,
    response: { 200: GridResult },
  },
} as const satisfies OperationTable;

export const deskCatalogueFileOperations = {
  importDeskProducts: {
    ...writes,
    method: 'POST',
    path: '/desk/products/csv',
    summary: 'Imports products from a CSV file, or previews the import.',
    query: ImportQuery.pick({ dryRun: true, name: true }),
    body: 'text/csv',
    response: { 200: ImportReport },
    errors: ['CATALOG_REJECTED', 'STORAGE_UNAVAILABLE'],
  },
  deleteDeskProduct: {
    ...writes,
    method: 'DELETE',
    path: '/desk/products/:id',
    summary: 'Deletes a product that has never been sold.',
    params: DeskRecordParams,
    response: { 200: DeskDone },
    errors: ['PRODUCT_NOT_FOUND', 'NOT_POSSIBLE'],
  },
  uploadDeskPicture: {
    ...writes,
    method: 'POST',
    path: '/desk/pictures',
    summary: 'Uploads a photograph, resizes it and removes its metadata.',
    query: z.object({
      crop: z.enum(['square', 'none']).default('square'),
    }),
    body: 'application/octet-stream',
    response: { 201: StoredPicture },
    errors: ['PICTURE_REFUSED', 'STORAGE_FULL', 'STORAGE_UNAVAILABLE'],
  },
} as const satisfies OperationTable;
