import type { DeskReview } from '@kaagazz/api-schema';
import { Text } from '@kaagazz/design-system';

import { FormDialog } from '../../form/form-dialog.tsx';
import { useChange } from '../../record/index.ts';

/** Dialog for publishing or rejecting a review and for replying to it. */
export function ReviewDialog({ review, onClose }: { review: DeskReview; onClose: () => void }) {
  const { id, version, state, name, stars, text, reply } = review;
  const { change } = useChange();
  return (
    <FormDialog
      open
      title={`${stars} of 5 stars by ${name}`}
      onClose={onClose}
      intro={<Text>{text || 'No text'}</Text>}
      fields={[
        {
          name: 'state',
          label: 'Decision',
          type: 'select',
          required: true,
          options: [
            { value: 'published', label: 'Publish' },
            { value: 'rejected', label: 'Reject' },
          ],
        },
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
