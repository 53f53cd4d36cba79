import { ProductParams } from '../catalog/catalog.schema.ts';
import { DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  PhotographParams,
  PhotographSize,
  PhotographUploaded,
} from '../shopper-photographs/shopper-photographs.schema.ts';
import {
  DeskReview,
  DeskReviewFilters,
  NewReview,
  PhotographToken,
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
    summary: 'Lists the latest published reviews of a product.',
    params: ProductParams,
    response: { 200: ReviewsResponse },
  },
  writeReview: {
    ...product,
    method: 'POST',
    path: '/product/:id/reviews',
    summary: 'Submits a review with the token from the delivery email.',
    params: ProductParams,
    body: NewReview,
    response: { 201: ReviewAccepted },
    errors: ['PHOTOGRAPH_NOT_FOUND', 'REVIEW_LINK_INVALID', 'REVIEWED_ALREADY'],
  },
  uploadReviewPhotograph: {
    ...product,
    method: 'POST',
    path: '/product/:id/reviews/photographs',
    summary: 'Uploads a JPEG, PNG or WebP photograph for a review.',
    params: ProductParams,
    query: PhotographToken,
    body: 'application/octet-stream',
    response: { 201: PhotographUploaded },
    errors: [
      'REVIEW_LINK_INVALID',
      'REVIEWED_ALREADY',
      'FILE_ANIMATED',
      'FILE_CHECKS_BUSY',
      'FILE_EMPTY',
      'FILE_TOO_COMPLEX',
      'FILE_TYPE',
      'FILE_UNREADABLE',
      'STORAGE_FULL',
      'STORAGE_UNAVAILABLE',
      'TOO_MANY_PHOTOGRAPHS',
    ],
  },
  getReviewPhotograph: {
    ...product,
    method: 'GET',
    path: '/review-photographs/:photograph',
    summary: 'Returns a photograph from a published review.',
    params: PhotographParams,
    query: PhotographSize,
    response: { 200: 'image/webp' },
    errors: ['PHOTOGRAPH_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
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
  getDeskReviewPhotograph: {
    ...staff,
    method: 'GET',
    path: '/desk/review-photographs/:photograph',
    summary: 'Returns a photograph from a review, even if the review is not published.',
    params: PhotographParams,
    query: PhotographSize,
    response: { 200: 'image/webp' },
    errors: ['PHOTOGRAPH_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
  },
} as const satisfies OperationTable;
