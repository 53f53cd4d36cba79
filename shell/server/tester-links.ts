import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ReleaseProblem, TesterChoice, hasExpired, sign, verify } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';
import { LRUCache } from 'lru-cache';

import { refuse } from './refusals.ts';
import { sendDeskPage } from './release-desk-page.ts';
import type { DrawDesk } from './release-desk-page.ts';
import { isSentFromHere, pathComingFrom, siteOriginOf } from './same-origin.ts';

export const TESTER_COOKIE = 'tester';

type Cookies = Readonly<Record<string, string | undefined>>;

interface TesterLinksOptions {
  /** signs links and cookies: `RELEASES_SECRET` */
  secret: string;
  /** the public origin; absent: that of the request */
  siteOrigin: string | undefined;
  /** a release that was published and is still there */
  published: (app: string, version: string) => Promise<Release | undefined>;
  /** absent: answers are plain text */
  draw: DrawDesk | undefined;
}

interface Held {
  choice: TesterChoice;
  expires: Date;
}

/** Cookies that were found good, so that a tester's every page view does not verify one anew. */
const verified = new LRUCache<string, Held>({ max: 200 });
/** Longer than a cookie that names all apps can be. */
const LONGEST_TOKEN = 3_000;

/** The releases that a tester's cookie asks for: app -> version. Nothing for everybody else; what is forged, expired or unreadable is nothing, too. */
export async function testerChoiceOf(cookies: Cookies, secret: string): Promise<TesterChoice> {
  return (await heldBy(cookies, secret))?.choice ?? {};
}

async function heldBy(cookies: Cookies, secret: string): Promise<Held | undefined> {
  const token = cookies[TESTER_COOKIE];
  if (token === undefined || token.length > LONGEST_TOKEN) return undefined;
  const key = `${secret} ${token}`;
  try {
    const held = verified.get(key) ?? (await readTesterToken(secret, token));
    verified.set(key, held);
    return held.expires.getTime() > Date.now() ? held : undefined;
  } catch {
    return undefined;
  }
}

/** `/_releases/try/<token>`, the signed link that shows its holder a release, and `/_releases/leave`, the way back. */
export async function testerLinks(app: FastifyInstance, options: TesterLinksOptions): Promise<void> {
  await app.register(async (scope) => {
    if (!scope.hasContentTypeParser('application/x-www-form-urlencoded')) await scope.register(formbody);
    // not a parameter of the path: the router lets those have a hundred characters
    scope.get<{ Params: { '*': string } }>('/_releases/try/*', (request, reply) => enter(request, reply, options));
    scope.post('/_releases/leave', (request, reply) => leave(request, reply, options));
  });
}

async function enter(
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  options: TesterLinksOptions,
): Promise<FastifyReply> {
  const { secret, published, draw } = options;
  const say = (status: number, title: string, text: string) =>
    sendDeskPage(reply, {
      status,
      view: { page: 'note', title, text, way: { href: '/', label: 'Go to the shop' } },
      draw,
    });

  let link: Held;
  try {
    link = await readTesterToken(secret, request.params['*']);
  } catch (error) {
    return hasExpired(error)
      ? say(410, 'This link has expired', 'This link has expired. Ask for a new one.')
      : say(400, 'This link is not valid', 'This link is incomplete, or not one of ours. Ask for a new one.');
  }
  const releases = await Promise.all(
    Object.entries(link.choice).map(async ([name, version]) => ({
      name,
      version,
      release: await published(name, version),
    })),
  );
  const gone = releases.find(({ release }) => !release);
  const first = releases[0]?.release;
  if (gone || !first) {
    const what = gone ? `${gone.name} ${gone.version}` : 'What it shows';
    return say(404, 'This release is gone', `${what} is not there any more. Ask for a link to a newer release.`);
  }
  const earlier = await heldBy(request.cookies, secret);
  const stay = Object.keys(earlier?.choice ?? {}).filter((name) => !Object.hasOwn(link.choice, name));
  // One cookie ends at one time: a link never prolongs what another one gave. Who loses the longer one opens its link again.
  const expires = earlier && stay.length > 0 && earlier.expires < link.expires ? earlier.expires : link.expires;
  const seconds = Math.max(1, Math.floor((expires.getTime() - Date.now()) / 1000));
  const cookie = await sign(secret, 'tester', { ...earlier?.choice, ...link.choice }, seconds);
  return reply
    .header('cache-control', 'no-store')
    .setCookie(TESTER_COOKIE, cookie, { ...cookieOptions(request, options), maxAge: seconds })
    .redirect(firstPageOf(first), 303);
}

function leave(request: FastifyRequest, reply: FastifyReply, options: TesterLinksOptions): FastifyReply {
  const origin = siteOriginOf(request, options.siteOrigin);
  if (!isSentFromHere(request, origin)) return refuse(request, reply, 403);
  return reply
    .header('cache-control', 'no-store')
    .clearCookie(TESTER_COOKIE, cookieOptions(request, options))
    .redirect(pathComingFrom(request, origin) ?? '/', 303);
}

/** @throws ReleaseProblem BAD_LINK */
async function readTesterToken(secret: string, token: string): Promise<Held> {
  const { claims, expires } = await verify(secret, 'tester', token);
  const choice = TesterChoice.safeParse(claims);
  if (!choice.success || Object.keys(choice.data).length === 0) {
    throw new ReleaseProblem('BAD_LINK', 'this link names no release');
  }
  return { choice: choice.data, expires };
}

/** Where a tester begins: the app's first entry in the menus, else a page that needs no parameter. The shell is everywhere. */
function firstPageOf({ menu, paths }: Release): string {
  const isPlain = (path: string) => !path.includes(':') && !path.includes('*');
  return Object.keys(menu).find(isPlain) ?? paths.find(isPlain) ?? '/';
}

/** `Lax`: the link is opened from a mail or a chat, and so is the page that the tester was told to look at. */
function cookieOptions(request: FastifyRequest, { siteOrigin }: TesterLinksOptions) {
  const secure = siteOriginOf(request, siteOrigin)?.startsWith('https:') ?? false;
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}
