import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { deleteSubscriber, subscriptionsOf } from './subscribers.repository.ts';

export const newsletterPersonalData: PersonalDataHolder = {
  async sections(database, { email }) {
    return { newsletter: await subscriptionsOf(database, email) };
  },
  async forget(tx, { email }) {
    await deleteSubscriber(tx, { email });
  },
};
