import { inArray } from 'drizzle-orm';
import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { requestsOfPerson } from './request-list.ts';
import { requestMessages } from './request-work.tables.ts';

/** Replies to a shopper's requests. They are deleted with the requests. */
export const requestsPersonalData: PersonalDataHolder = {
  async sections(database, person) {
    const replies = await database
      .select({ at: requestMessages.at, subject: requestMessages.subject, text: requestMessages.text })
      .from(requestMessages)
      .where(inArray(requestMessages.requestId, requestsOfPerson(person)))
      .orderBy(requestMessages.at);
    return { requestReplies: replies };
  },
  forget: async () => undefined,
};
