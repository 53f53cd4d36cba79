import type { DeskReview } from '@kaagazz/api-schema';
import { Badge, Button } from '@kaagazz/design-system';
import { useState } from 'react';

import { ReviewDialog } from '../features/reviews/review-dialog.tsx';
import { type Column, ResourceList, timeColumn } from '../list/index.ts';

const LABELS = { waiting: 'Waiting', published: 'Published', rejected: 'Rejected' } as const;

/**
 * Lists the product reviews that buyers have written. Reviews are published only after staff
 * approve them.
 */
export function ReviewsPage() {
  const [open, setOpen] = useState<DeskReview | null>(null);
  const columns: readonly Column<DeskReview>[] = [
    { source: 'productId', label: 'Product', text: ({ productId }) => productId },
    { source: 'stars', label: 'Stars', render: ({ stars }) => `${stars} of 5`, text: ({ stars }) => `${stars}` },
    { source: 'name', label: 'Name', wide: true, text: ({ name }) => name },
    { source: 'text', label: 'Review', wide: true, text: ({ text }) => text },
    timeColumn('createdAt', 'Written'),
    {
      source: 'state',
      label: 'State',
      render: ({ state }) => <Badge tone={state === 'published' ? 'leaf' : 'marigold'}>{LABELS[state]}</Badge>,
      text: ({ state }) => state,
    },
    {
      source: 'decide',
      label: 'Decide',
      render: (row) => (
        <Button variant="secondary" aria-label={`Decide on the review by ${row.name}`} onClick={() => setOpen(row)}>
          Decide
        </Button>
      ),
    },
  ];
  return (
    <>
      <ResourceList
        resource="reviews"
        title="Reviews"
        columns={columns}
        views={[
          { name: 'Waiting', filter: { state: 'waiting' } },
          { name: 'Published', filter: { state: 'published' } },
          { name: 'Rejected', filter: { state: 'rejected' } },
        ]}
      />
      {open && <ReviewDialog key={open.id} review={open} onClose={() => setOpen(null)} />}
    </>
  );
}
