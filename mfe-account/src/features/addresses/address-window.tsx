import type { User } from '@kaagazz/contract';
import { Dialog } from '@kaagazz/design-system';
import type { ShippingAddress } from '@kaagazz/domain';

import { AddressForm } from './address-form.tsx';
import type { SavedAddress } from '@kaagazz/api-schema';

export interface AddressWindowProps {
  /** the address that is changed, or a new one; `null` closes the window */
  edited: SavedAddress | 'new' | null;
  shopper: User;
  onClose: () => void;
}

/** Adds an address or changes one. Stays in place when it is closed, so that the focus returns to where it was opened. */
export function AddressWindow({ edited, shopper, onClose }: AddressWindowProps) {
  const id = edited === null || edited === 'new' ? null : edited._id;
  return (
    <Dialog open={edited !== null} title={id ? 'Edit address' : 'Add an address'} onClose={onClose}>
      {edited !== null && (
        <AddressForm id={id} start={edited === 'new' ? ownAddress(shopper) : edited} onDone={onClose} />
      )}
    </Dialog>
  );
}

/** Most parcels go to who orders them. */
function ownAddress({ fullname, email, phone }: User): ShippingAddress {
  return { name: fullname, email, phone: phone ?? '', address: '' };
}
