import { ProductParams } from '../catalog/catalog.schema.ts';
import { DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  DeskReview,
  DeskReviewFilters,
  NewReview,
  ReviewAccepted,
  ReviewDecision,
  ReviewsResponse,
} from './reviews.schema.ts';

const product = { tag: 'product', caller: 'anyone' } as const;
const staff = { tag: 'desk', caller: 'staff', permission: 'content.write' } as const;

export const reviewOperations = {
  listReviews: {
    ...product,
    method: 'GET',
    path: '/product/:id/reviews',
    summary: 'Lists the newest published reviews of a product.',
    params: ProductParams,
    response: { 200: ReviewsResponse },
  },
  writeReview: {
    ...product,
    method: 'POST',
    path: '/product/:id/reviews',
    summary: 'Submits a review through the link in the delivery email.',
    params: ProductParams,
    body: NewReview,
    response: { 201: ReviewAccepted },
    errors: ['REVIEW_LINK_INVALID', 'REVIEWED_ALREADY'],
  },
  listDeskReviews: {
    ...staff,
    method: 'GET',
    path: '/desk/reviews',
    summary: 'Lists reviews.',
    query: listQuery(['createdAt'], DeskReviewFilters),
    response: { 200: listOf(DeskReview) },
  },
  decideReview: {
    ...staff,
    method: 'PATCH',
    path: '/desk/reviews/:id',
    summary: 'Publishes, rejects or answers a review.',
    params: DeskRecordParams,
    body: ReviewDecision,
    response: { 200: recordOf(DeskReview) },
    errors: ['REVIEW_NOT_FOUND', 'EDIT_CONFLICT'],
  },
} as const satisfies OperationTable;
