import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { invoicesOf } from './invoices.repository.ts';
import { invoiceOnWire } from './invoice-on-wire.ts';

/**
 * Invoices are kept unchanged when an account is deleted, because the law requires shops to keep
 * invoices.
 */
export const invoicesPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    return { invoices: (await invoicesOf(database, id)).map(invoiceOnWire) };
  },
  forget: () => Promise.resolve(),
};
