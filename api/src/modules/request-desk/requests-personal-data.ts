import { inArray } from 'drizzle-orm';
import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { quoteInRupees } from './request-desk.ts';
import { requestsOfPerson } from './request-list.ts';
import { requestMessages } from './request-work.tables.ts';

export const requestsPersonalData: PersonalDataHolder = {
  async sections(database, person) {
    const { at, subject, text, quote } = requestMessages;
    const replies = await database
      .select({ at, subject, text, quote })
      .from(requestMessages)
      .where(inArray(requestMessages.requestId, requestsOfPerson(person)))
      .orderBy(requestMessages.at);
    return { requestReplies: replies.map((reply) => ({ ...reply, quote: reply.quote && quoteInRupees(reply.quote) })) };
  },
  forget: async () => undefined,
};
