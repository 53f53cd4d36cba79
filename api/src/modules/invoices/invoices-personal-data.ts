import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { invoicesOf } from './invoices.repository.ts';
import { invoiceOnWire } from './invoice-on-wire.ts';

/** Invoices: the law wants them kept as they were issued, and nothing is on them that it does not want (E36). */
export const invoicesPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    return { invoices: (await invoicesOf(database, id)).map(invoiceOnWire) };
  },
  forget: () => Promise.resolve(),
};
