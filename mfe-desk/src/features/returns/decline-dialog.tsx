import type { OrderReturn } from '@kaagazz/api-schema';

import { FormDialog } from '../../form/form-dialog.tsx';
import { useChange } from '../../record/index.ts';

/** Dialog that declines a shopper's return. The reason is emailed to the shopper. */
export function DeclineDialog({ goods: { id, orderId }, onClose }: { goods: OrderReturn; onClose: () => void }) {
  const { change } = useChange();
  return (
    <FormDialog
      open
      title={`Decline the return of ${orderId}?`}
      onClose={onClose}
      fields={[{ name: 'reason', label: 'Reason, emailed to the shopper', required: true }]}
      submit="Decline"
      variant="danger"
      onSubmit={({ reason = '' }) =>
        change(
          'POST /desk/returns/:id/decline',
          { params: { id }, body: { reason } },
          'Declined. The shopper gets an email.',
        )
      }
    />
  );
}
