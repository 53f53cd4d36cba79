import type { DeskReview } from '@kaagazz/api-schema';
import { PhotographLinks } from '@kaagazz/design-system';

import { callDesk } from '../api/call-desk.ts';
import { FormButton } from '../form/index.ts';
import { type Column, optionsOf, ResourceList, stateColumn, timeColumn, viewsOf } from '../list/index.ts';
import { ActionButton, useChange } from '../record/index.ts';

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

const DECISIONS = optionsOf({ published: 'Publish', rejected: 'Reject' });

function ReviewButton({ review }: { review: DeskReview }) {
  const { id, name, stars, text, photographs } = review;
  const { change } = useChange();
  return (
    <FormButton
      label="Decide"
      name={`Decide on the review by ${name}`}
      title={`${stars} of 5 stars by ${name}`}
      intro={
        <>
          {text || 'No text'}
          <PhotographLinks photographs={photographs} alt="Shopper’s photograph" />
        </>
      }
      fields={[
        { name: 'state', label: 'Decision', type: 'select', required: true, options: DECISIONS },
        { name: 'reply', label: 'Our answer', type: 'area', hint: 'Shown below the review. Optional.' },
      ]}
      draft={`review/${id}`}
      record={review}
      valuesOf={({ state, reply }) => ({ state: state === 'rejected' ? 'rejected' : 'published', reply })}
      submit="Save"
      onSubmit={({ state, reply = '' }, version) => {
        const body = { version, state: state === 'rejected' ? 'rejected' : 'published', reply } as const;
        return change('PATCH /desk/reviews/:id', { params: { id }, body });
      }}
    />
  );
}
