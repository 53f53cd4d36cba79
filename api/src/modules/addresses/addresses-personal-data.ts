import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { addressesOf, deleteAddressesOf } from './addresses.repository.ts';

export const addressesPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const saved = await addressesOf(database, id);
    return { addresses: saved.map(({ userId: _owner, ...address }) => address) };
  },
  forget: (tx, { id }) => deleteAddressesOf(tx, id),
};
