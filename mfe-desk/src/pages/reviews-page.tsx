import type { DeskReview } from '@kaagazz/api-schema';

import { callDesk } from '../api/call-desk.ts';
import { ReviewButton } from '../features/reviews/review-button.tsx';
import { type Column, ResourceList, stateColumn, timeColumn, viewsOf } from '../list/index.ts';
import { ActionButton } from '../record/index.ts';

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

const decide =
  (state: 'published' | 'rejected') =>
  ({ id, version, reply }: DeskReview) =>
    callDesk('PATCH /desk/reviews/:id', { params: { id }, body: { version, state, reply } });

export function ReviewsPage() {
  return (
    <ResourceList
      resource="reviews"
      title="Reviews"
      columns={columns}
      views={viewsOf('state', LABELS)}
      nameOf={({ name }) => name}
      bulk={(_ids, _done, each) => (
        <>
          <ActionButton label="Publish" action={() => each(decide('published'))} />
          <ActionButton label="Reject" action={() => each(decide('rejected'))} />
        </>
      )}
    />
  );
}
