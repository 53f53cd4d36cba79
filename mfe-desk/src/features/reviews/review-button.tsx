import type { DeskReview } from '@kaagazz/api-schema';
import { PhotographLinks } from '@kaagazz/design-system';

import { FormButton } from '../../form/index.ts';
import { optionsOf } from '../../list/index.ts';
import { useChange } from '../../record/index.ts';

const DECISIONS = optionsOf({ published: 'Publish', rejected: 'Reject' });

export function ReviewButton({ review }: { review: DeskReview }) {
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
        { name: 'reply', label: 'Our answer', type: 'area', hint: 'Shown below the review. Can be empty.' },
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
