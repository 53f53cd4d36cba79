import { eq } from 'drizzle-orm';
import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { customerNotes } from './customers.tables.ts';

export const customersPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const { at, text } = customerNotes;
    return {
      notes: await database
        .select({ at, text })
        .from(customerNotes)
        .where(eq(customerNotes.userId, id))
        .orderBy(customerNotes.at),
    };
  },
  async forget(tx, { id }) {
    await tx.delete(customerNotes).where(eq(customerNotes.userId, id));
  },
};
