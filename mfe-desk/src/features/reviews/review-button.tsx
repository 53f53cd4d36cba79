import type { DeskReview } from '@kaagazz/api-schema';
import { PhotographLinks } from '@kaagazz/design-system';

import { FormButton } from '../../form/form-dialog.tsx';
import { optionsOf } from '../../list/index.ts';
import { useChange } from '../../record/index.ts';

const DECISIONS = optionsOf({ published: 'Publish', rejected: 'Reject' });

/** Button with a dialog for publishing or rejecting a review and for replying to it. */
export function ReviewButton({ review }: { review: DeskReview }) {
  const { id, version, state, name, stars, text, reply, photographs } = review;
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
      initial={{ state: state === 'rejected' ? 'rejected' : 'published', reply }}
      submit="Save"
      onSubmit={(values) => {
        const decision = values.state === 'rejected' ? 'rejected' : 'published';
        return change(
          'PATCH /desk/reviews/:id',
          { params: { id }, body: { version, state: decision, reply: values.reply ?? '' } },
          decision === 'published' ? 'Review published' : 'Review rejected',
        );
      }}
    />
  );
}
