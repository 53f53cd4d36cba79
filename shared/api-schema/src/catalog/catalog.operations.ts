import { z } from 'zod';
import type { OperationTable } from '../operation.ts';
import {
  CategoryParams,
  CategoryQuery,
  ListQuery,
  OneProduct,
  ProductPage,
  ProductParams,
  Products,
  SiteCategories,
  SuggestionsResponse,
  SuggestQuery,
} from './catalog.schema.ts';

const product = { tag: 'product', caller: 'anyone', method: 'GET' } as const;

export const catalogOperations = {
  listProducts: {
    ...product,
    path: '/product/list',
    summary: 'Lists products, with filters, sorting and pagination.',
    query: ListQuery,
    response: { 200: ProductPage },
    errors: ['BAD_CURSOR'],
  },
  listCategory: {
    ...product,
    path: '/product/category/:category',
    summary: 'Lists the products in a category, with filters, sorting and pagination.',
    params: CategoryParams,
    query: CategoryQuery,
    response: { 200: ProductPage },
    errors: ['BAD_CURSOR'],
  },
  listCategories: {
    ...product,
    path: '/product/category',
    summary: 'Lists the categories and collections that shoppers can see.',
    response: { 200: SiteCategories },
  },
  suggestProducts: {
    ...product,
    path: '/product/suggest',
    summary: 'Suggests completions for a search term.',
    query: SuggestQuery,
    response: { 200: SuggestionsResponse },
  },
  listTopPicks: {
    ...product,
    path: '/product/top-picks',
    summary: 'Lists the shop’s recommended products.',
    response: { 200: Products },
  },
  getProduct: {
    ...product,
    path: '/product/:id',
    summary: 'Returns a product.',
    params: ProductParams,
    query: z.object({ preview: z.string().max(8_000).optional() }),
    response: { 200: OneProduct },
    errors: ['PRODUCT_NOT_FOUND'],
  },
  listRelatedProducts: {
    ...product,
    path: '/product/:id/related',
    summary: 'Lists three products related to a product.',
    params: ProductParams,
    response: { 200: Products },
    errors: ['PRODUCT_NOT_FOUND'],
  },
} as const satisfies OperationTable;
