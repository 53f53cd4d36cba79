import type { DeskReview } from '@kaagazz/api-schema';

import { ReviewButton } from '../features/reviews/review-button.tsx';
import { type Column, ResourceList, stateColumn, timeColumn, viewsOf } from '../list/index.ts';

const LABELS = { waiting: 'Waiting', published: 'Published', rejected: 'Rejected' } as const;

const columns: readonly Column<DeskReview>[] = [
  { source: 'productId', label: 'Product', text: ({ productId, productTitle }) => productTitle ?? productId },
  { source: 'stars', label: 'Stars', render: ({ stars }) => `${stars} of 5`, text: ({ stars }) => `${stars}` },
  { source: 'name', label: 'Name', wide: true, text: ({ name }) => name },
  { source: 'text', label: 'Review', wide: true, text: ({ text }) => text },
  timeColumn('createdAt', 'Written'),
  { ...stateColumn(LABELS, 'published'), text: ({ state }) => state },
  { source: 'decide', label: 'Decide', render: (row) => <ReviewButton review={row} /> },
];

export function ReviewsPage() {
  return <ResourceList resource="reviews" title="Reviews" columns={columns} views={viewsOf('state', LABELS)} />;
}
