import { dayInIndia } from '@kaagazz/domain';
import sharp from 'sharp';
import type { AppContext } from '../../../app-context.ts';
import { Problem } from '../../../plugins/problem.ts';
import type { Sandbox } from '../../print/sandbox/sandbox.ts';
import { calendarFile } from '../calendar-file.ts';
import { newCode } from '../new-code.ts';
import { replyUrl } from '../reply-codes.ts';
import {
  deleteShared,
  insertShared,
  ownInvitation,
  saveSharedPicture,
  type ShareableInvitation,
  sharedInvitation,
} from './shared-invitations.repository.ts';

const PREVIEW = { width: 1200, height: 630 };
/** In pixels. */
const CARD_HEIGHT = 570;

type Shared = ShareableInvitation & { shared: NonNullable<ShareableInvitation['shared']> };

export class SharedInvitations {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;
  readonly #sandbox: Sandbox;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>, sandbox: Sandbox) {
    this.#context = context;
    this.#sandbox = sandbox;
  }

  async forHost(userId: string, lineId: string | null) {
    const invitation = await this.#own(userId, lineId);
    const { title, keptUntil, shared } = invitation;
    const url = shared === null ? null : `${this.#context.config.siteOrigin}/i/${shared.code}`;
    return { title, url, keptUntil, isOver: this.#isOver(invitation) };
  }

  async share(userId: string, lineId: string | null) {
    const invitation = await this.#own(userId, lineId);
    if (this.#isOver(invitation))
      throw new Problem(
        'NOT_POSSIBLE',
        'This event was more than 30 days ago, so you can no longer share its invitation.',
      );
    if (invitation.shared === null) {
      const picture = await this.#draw(invitation, userId);
      const { lineId: id, card } = invitation;
      const row = { code: newCode(), lineId: id, version: card.id, picture, createdAt: this.#context.now() };
      await insertShared(this.#context.database, row);
    }
    return this.forHost(userId, lineId);
  }

  /** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
  async stop(userId: string, lineId: string | null) {
    const invitation = await this.#own(userId, lineId);
    await deleteShared(this.#context.database, invitation.lineId);
    return this.forHost(userId, lineId);
  }

  async open(code: string | null) {
    const found = await this.#find(code);
    if (!found) return null;
    const { title, venue, time, functions, lastDay, closesOn, keptUntil, replyCode, card } = found;
    const today = dayInIndia(this.#context.now());
    return {
      ...{ title, venue, time, functions, keptUntil, version: card.id.slice(-8) },
      isOver: today > lastDay,
      replyPath: replyCode !== null && today <= closesOn ? `/r/${replyCode}` : null,
    };
  }

  async picture(code: string | null): Promise<Buffer> {
    const found = await this.#find(code);
    if (!found) throw notFound();
    const { shared, card } = found;
    if (shared.version === card.id) return bytesOf(shared.picture);
    const picture = await this.#draw(found, null);
    await saveSharedPicture(this.#context.database, shared.code, { version: card.id, picture });
    return bytesOf(picture);
  }

  async preview(code: string | null): Promise<Buffer> {
    const picture = await this.picture(code);
    const card = await sharp(picture)
      .resize({ ...PREVIEW, height: CARD_HEIGHT, fit: 'inside' })
      .toBuffer();
    return sharp(picture)
      .resize({ ...PREVIEW, fit: 'cover' })
      .blur(60)
      .modulate({ brightness: 0.8 })
      .composite([{ input: card }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  }

  /** @throws Problem 404 `NOT_FOUND` */
  async calendar(code: string | null): Promise<string> {
    const { config, now } = this.#context;
    const found = await this.#find(code);
    if (!found || dayInIndia(now()) > found.lastDay) throw notFound();
    return calendarFile({ ...found, code: found.replyCode ?? found.shared.code }, replyUrl(config, ''), now());
  }

  async #own(userId: string, lineId: string | null): Promise<ShareableInvitation> {
    const found = lineId === null ? undefined : await ownInvitation(this.#context.database, userId, lineId);
    if (!found)
      throw new Problem('PRINT_LINE_NOT_FOUND', 'This invitation does not exist or has not been ordered yet.');
    return found;
  }

  async #find(code: string | null): Promise<Shared | undefined> {
    const found = code === null ? undefined : await sharedInvitation(this.#context.database, code);
    return found?.shared && !this.#isOver(found) ? { ...found, shared: found.shared } : undefined;
  }

  #isOver({ keptUntil }: ShareableInvitation): boolean {
    return dayInIndia(this.#context.now()) > keptUntil;
  }

  async #draw({ card, replyCode, proofPicture }: ShareableInvitation, account: string | null): Promise<string> {
    if (proofPicture !== null) return proofPicture;
    const { service, design, title, options } = card;
    const fields: Record<string, string> = { ...card.fields, guests: '' };
    const url = fields.replyCode && replyCode !== null ? replyUrl(this.#context.config, replyCode) : null;
    const sheet = { service, design, fields, title, options, replyUrl: url };
    const { facts } = await this.#sandbox.draw({ sheet, logo: null, paper: null }, account);
    return facts.preview[0] ?? '';
  }
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

function notFound(): Problem {
  return new Problem('NOT_FOUND', 'This invitation is no longer online.');
}
