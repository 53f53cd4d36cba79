import type { SavedAddress } from '@kaagazz/api-schema';
import type { User } from '@kaagazz/contract';
import { Dialog } from '@kaagazz/design-system';

import { AddressForm } from './address-form.tsx';

export interface AddressDialogProps {
  /** `null` closes the dialog. */
  edited: SavedAddress | 'new' | null;
  user: User;
  onClose: () => void;
}

/**
 * The dialog stays mounted when closed, so that focus returns to the button that opened the dialog.
 */
export function AddressDialog({ edited, user, onClose }: AddressDialogProps) {
  const { fullname: name, email, phone } = user;
  const id = edited === null || edited === 'new' ? null : edited._id;
  return (
    <Dialog open={edited !== null} title={id ? 'Edit address' : 'Add an address'} onClose={onClose}>
      {edited !== null && (
        <AddressForm
          id={id}
          initial={edited === 'new' ? { name, email, phone: phone ?? '', address: '' } : edited}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
