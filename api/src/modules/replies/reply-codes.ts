import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import type { ReplyCodes } from '../print/lines/print-line-factory.ts';
import { newCode } from './new-code.ts';
import { replyCodes } from './replies.tables.ts';

export function createReplyCodes({ config, database }: Pick<AppContext, 'config' | 'database'>): ReplyCodes {
  return {
    newCode,
    url: (code) => replyUrl(config, code),
    async insert(tx, code, lineId) {
      await tx.insert(replyCodes).values({ code, lineId });
    },
    async codeOfLine(lineId) {
      await database.insert(replyCodes).values({ code: newCode(), lineId }).onConflictDoNothing();
      const { code } = replyCodes;
      const [row] = await database.select({ code }).from(replyCodes).where(eq(replyCodes.lineId, lineId));
      if (!row) throw new Error('the line has no RSVP code');
      return row.code;
    },
  };
}

export function replyUrl({ siteOrigin }: Pick<Config, 'siteOrigin'>, code: string): string {
  return `${siteOrigin}/r/${code}`;
}
