import { createHash } from 'node:crypto';
import type { BodyOf } from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import { MAXIMUM_REPLIES, repliesKeptUntil } from '@kaagazz/domain/print';
import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { calendarFile } from './calendar-file.ts';
import {
  countRepliesTo,
  deleteReply,
  findReply,
  invitationOfHost,
  type InvitationRow,
  invitationWithCode,
  lockReplyCode,
  repliesTo,
  saveReply,
  saveSettings,
} from './replies.repository.ts';
import { repliesFile } from './replies-file.ts';
import { replyUrl } from './reply-codes.ts';
import type { Database } from '../../db/database.ts';

export class Replies {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;
  readonly #throttle: Throttle;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>, throttle: Throttle) {
    this.#context = context;
    this.#throttle = throttle;
  }

  /**
   * Opens an invitation. Returns null for unknown, closed and deleted codes alike, so that nobody
   * can find out which codes exist.
   */
  async open(code: string | null, token: string | null) {
    const { database } = this.#context;
    const found = await this.#findOpen(database, code);
    if (!found) return null;
    const { title, venue, time, functions, closesOn, lastDay } = found;
    const saved = token === null ? undefined : await findReply(database, found.code, hash(token));
    const keptUntil = earlier(repliesKeptUntil(lastDay), saved?.keptUntil);
    const reply = saved ? { names: saved.names, guests: saved.guests, note: saved.note } : null;
    return { title, venue, time, functions, closesOn, keptUntil, reply };
  }

  async calendar(code: string | null): Promise<string> {
    const { config, database, now } = this.#context;
    const found = code === null ? undefined : await invitationWithCode(database, code);
    if (!found || isForgotten(found) || dayInIndia(now()) > found.lastDay) throw repliesClosed();
    return calendarFile(found, replyUrl(config, found.code), now());
  }

  async save(
    code: string | null,
    { token, names, guests, note }: BodyOf<'PUT /replies/:code'>,
    network: string,
  ): Promise<void> {
    await inTransaction(this.#context.database, async (tx) => {
      const invitation = await this.#findOpen(tx, code);
      if (!invitation) throw repliesClosed();
      const { functions, code: found, lastDay } = invitation;
      const known = Object.entries(guests).filter(([id]) => functions.some((one) => one.id === id));
      if (known.length === 0) {
        throw new Problem(
          'VALIDATION',
          'The hosts have changed the events on this invitation. Please reload this page.',
        );
      }
      await lockReplyCode(tx, found);
      const tokenSha256 = hash(token);
      const isNew = !(await findReply(tx, found, tokenSha256));
      if (isNew && (await countRepliesTo(tx, found)) >= MAXIMUM_REPLIES) {
        throw new Problem(
          'TOO_MANY_REPLIES',
          'This invitation can’t accept any more replies. Please contact the hosts.',
        );
      }
      if (isNew) await this.#countNewReply(tx, found, network);
      const reply = { names, guests: Object.fromEntries(known), note: note ?? '' };
      const keptUntil = repliesKeptUntil(lastDay);
      await saveReply(tx, { code: found, tokenSha256, changedAt: this.#context.now(), keptUntil, ...reply });
    });
  }

  /** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
  async forHost(userId: string, lineId: string | null) {
    const { config, database } = this.#context;
    const invitation = await this.#ownInvitation(userId, lineId);
    const { title, code, functions, closesOn, lastDay } = invitation;
    const keptUntil = repliesKeptUntil(lastDay);
    const list = await repliesTo(database, code);
    return {
      ...{ title, functions, closesOn },
      url: replyUrl(config, code),
      isOpen: this.#isOpen(invitation),
      keptUntil,
      isDeleted: isForgotten(invitation),
      list: list.map(({ changedAt, keptUntil: told, ...reply }) => ({
        ...reply,
        changedAt: changedAt.toISOString(),
        keptUntil: earlier(keptUntil, told),
      })),
    };
  }

  /** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
  async change(userId: string, lineId: string | null, settings: BodyOf<'PUT /print/lines/:id/replies'>) {
    const { code } = await this.#ownInvitation(userId, lineId);
    await saveSettings(this.#context.database, code, settings);
    return this.forHost(userId, lineId);
  }

  async remove(userId: string, lineId: string | null, replyId: string) {
    const { code } = await this.#ownInvitation(userId, lineId);
    await deleteReply(this.#context.database, code, replyId);
    return this.forHost(userId, lineId);
  }

  /** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
  async file(userId: string, lineId: string | null): Promise<string> {
    const { code, functions } = await this.#ownInvitation(userId, lineId);
    return repliesFile(functions, await repliesTo(this.#context.database, code));
  }

  async #ownInvitation(userId: string, lineId: string | null): Promise<InvitationRow> {
    const found = lineId === null ? undefined : await invitationOfHost(this.#context.database, userId, lineId);
    if (!found) throw new Problem('PRINT_LINE_NOT_FOUND', 'This card has no RSVP code or has not been ordered yet.');
    return found;
  }

  async #findOpen(database: Database, code: string | null): Promise<InvitationRow | undefined> {
    const found = code === null ? undefined : await invitationWithCode(database, code);
    return found && this.#isOpen(found) ? found : undefined;
  }

  #isOpen(invitation: InvitationRow): boolean {
    return !isForgotten(invitation) && dayInIndia(this.#context.now()) <= invitation.closesOn;
  }

  async #countNewReply(tx: Database, code: string, network: string): Promise<void> {
    const sender = `${code} ${network}`;
    const isFirst = (await this.#throttle.count(tx, 'first-replies-from-network', sender)) === 0;
    const retryAfter = Math.max(
      await this.#throttle.count(tx, 'new-replies-from-network', sender),
      isFirst ? 0 : await this.#throttle.count(tx, 'new-replies', code),
    );
    if (retryAfter === 0) return;
    const message = `This invitation is receiving too many replies. Please try again in ${Math.ceil(retryAfter / 60)} min.`;
    throw new Problem('TOO_MANY_REQUESTS', message, { retryAfter });
  }
}

function isForgotten({ forgottenAt, lastDay }: InvitationRow): boolean {
  return forgottenAt !== null && dayInIndia(forgottenAt) > repliesKeptUntil(lastDay);
}

function earlier(day: string, told: string | null | undefined): string {
  return told !== null && told !== undefined && told < day ? told : day;
}

function repliesClosed(): Problem {
  return new Problem('REPLIES_CLOSED', 'This invitation is no longer accepting replies.');
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
