import { createHash } from 'node:crypto';
import type { BodyOf } from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import { MAXIMUM_REPLIES, repliesKeptUntil } from '@kaagazz/domain/print';
import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import {
  countRepliesTo,
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

/** Manages guests' replies to printed cards. Guests need no account. */
export class Replies {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>) {
    this.#context = context;
  }

  /**
   * Returns the invitation with this code, and the guest's earlier reply if the token belongs to
   * one. Returns null whether the code is unknown, closed or deleted, so that guessing codes
   * reveals nothing.
   */
  async open(code: string | null, token: string | null) {
    const { database } = this.#context;
    const found = await this.#findOpen(database, code);
    if (!found) return null;
    const { title, venue, time, functions, closesOn, lastDay } = found;
    const reply = token === null ? undefined : await findReply(database, found.code, hash(token));
    const keptUntil = repliesKeptUntil(lastDay);
    return { title, venue, time, functions, closesOn, keptUntil, reply: reply ?? null };
  }

  /**
   * Saves a guest's reply. If a reply with the same token exists, it is overwritten.
   *
   * @throws Problem 400 `VALIDATION` if the host has replaced all functions; 404 `REPLIES_CLOSED`;
   * 409 `TOO_MANY_REPLIES`
   */
  async save(code: string | null, { token, names, guests, note }: BodyOf<'PUT /replies/:code'>): Promise<void> {
    await inTransaction(this.#context.database, async (tx) => {
      const invitation = await this.#findOpen(tx, code);
      if (!invitation) throw new Problem('REPLIES_CLOSED', 'Replies to this invitation are closed.');
      const { functions, code: found } = invitation;
      const known = Object.entries(guests).filter(([id]) => functions.some((one) => one.id === id));
      if (known.length === 0) {
        throw new Problem('VALIDATION', 'The hosts have changed the functions. Please reload this page.');
      }
      await lockReplyCode(tx, found);
      const tokenSha256 = hash(token);
      const isNew = !(await findReply(tx, found, tokenSha256));
      if (isNew && (await countRepliesTo(tx, found)) >= MAXIMUM_REPLIES) {
        throw new Problem('TOO_MANY_REPLIES', 'This invitation can’t take any more replies. Please contact the hosts.');
      }
      const reply = { names, guests: Object.fromEntries(known), note: note ?? '' };
      await saveReply(tx, { code: found, tokenSha256, changedAt: this.#context.now(), ...reply });
    });
  }

  /**
   * Returns the replies to the host's invitation, with its settings.
   *
   * @throws Problem 404 `PRINT_LINE_NOT_FOUND`
   */
  async forHost(userId: string, lineId: string | null) {
    const { config, database } = this.#context;
    const invitation = await this.#ownInvitation(userId, lineId);
    const { title, code, functions, closesOn, lastDay, isForgotten } = invitation;
    const list = await repliesTo(database, code);
    return {
      ...{ title, functions, closesOn },
      url: replyUrl(config, code),
      isOpen: this.#isOpen(invitation),
      keptUntil: repliesKeptUntil(lastDay),
      isDeleted: isForgotten,
      list: list.map(({ changedAt, ...reply }) => ({ ...reply, changedAt: changedAt.toISOString() })),
    };
  }

  /** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
  async change(userId: string, lineId: string | null, settings: BodyOf<'PUT /print/lines/:id/replies'>) {
    const { code } = await this.#ownInvitation(userId, lineId);
    await saveSettings(this.#context.database, code, settings);
    return this.forHost(userId, lineId);
  }

  /**
   * Returns the replies to the host's invitation as CSV.
   *
   * @throws Problem 404 `PRINT_LINE_NOT_FOUND`
   */
  async file(userId: string, lineId: string | null): Promise<string> {
    const { code, functions } = await this.#ownInvitation(userId, lineId);
    return repliesFile(functions, await repliesTo(this.#context.database, code));
  }

  async #ownInvitation(userId: string, lineId: string | null): Promise<InvitationRow> {
    const found = lineId === null ? undefined : await invitationOfHost(this.#context.database, userId, lineId);
    if (!found)
      throw new Problem('PRINT_LINE_NOT_FOUND', 'This card has no RSVP code, or it has not been ordered yet.');
    return found;
  }

  async #findOpen(database: Database, code: string | null): Promise<InvitationRow | undefined> {
    const found = code === null ? undefined : await invitationWithCode(database, code);
    return found && this.#isOpen(found) ? found : undefined;
  }

  #isOpen({ closesOn, isForgotten }: InvitationRow): boolean {
    return !isForgotten && dayInIndia(this.#context.now()) <= closesOn;
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
