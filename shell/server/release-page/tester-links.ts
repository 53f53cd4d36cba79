import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ReleaseProblem, TesterChoice, hasExpired, sign, verify } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';
import { LRUCache } from 'lru-cache';

import { isSentFromHere, pathComingFrom, refuse, siteOriginOf } from '../security/index.ts';
import { sendReleasePage } from './send-release-page.ts';
import type { RenderReleasePage } from './send-release-page.ts';

export const TESTER_COOKIE = 'tester';

type Cookies = Readonly<Record<string, string | undefined>>;

interface TesterLinksOptions {
  secret: string;
  siteOrigin: string | undefined;
  published: (app: string, version: string) => Promise<Release | undefined>;
  render: RenderReleasePage | undefined;
}

interface TesterToken {
  choice: TesterChoice;
  expires: Date;
}

const verified = new LRUCache<string, TesterToken>({ max: 200 });
const MAX_TOKEN_LENGTH = 3_000;

export async function testerChoiceOf(cookies: Cookies, secret: string): Promise<TesterChoice> {
  return (await tokenFromCookie(cookies, secret))?.choice ?? {};
}

async function tokenFromCookie(cookies: Cookies, secret: string): Promise<TesterToken | undefined> {
  const token = cookies[TESTER_COOKIE];
  if (token === undefined || token.length > MAX_TOKEN_LENGTH) return undefined;
  const key = `${secret} ${token}`;
  try {
    const cached = verified.get(key) ?? (await readTesterToken(secret, token));
    verified.set(key, cached);
    return cached.expires.getTime() > Date.now() ? cached : undefined;
  } catch {
    return undefined;
  }
}

export async function registerTesterLinks(app: FastifyInstance, options: TesterLinksOptions): Promise<void> {
  await app.register(async (scope) => {
    if (!scope.hasContentTypeParser('application/x-www-form-urlencoded')) await scope.register(formbody);
    // Use a wildcard, because the link's token exceeds the router's limit of 100 characters for
    // named parameters.
    scope.get<{ Params: { '*': string } }>('/_releases/try/*', (request, reply) => enter(request, reply, options));
    scope.post('/_releases/leave', (request, reply) => leave(request, reply, options));
  });
}

async function enter(
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  options: TesterLinksOptions,
): Promise<FastifyReply> {
  const { secret, published, render } = options;
  const sendMessage = (status: number, title: string, text: string) =>
    sendReleasePage(reply, {
      status,
      view: { page: 'message', title, text, link: { href: '/', label: 'Go to the shop' } },
      render,
    });

  let link: TesterToken;
  try {
    link = await readTesterToken(secret, request.params['*']);
  } catch (error) {
    return hasExpired(error)
      ? sendMessage(410, 'This link has expired', 'This link has expired. Ask for a new one.')
      : sendMessage(400, 'This link is not valid', 'This link is incomplete or invalid. Ask for a new one.');
  }
  const releases = await Promise.all(
    Object.entries(link.choice).map(async ([name, version]) => ({
      name,
      version,
      release: await published(name, version),
    })),
  );
  const missing = releases.find(({ release }) => !release);
  const first = releases[0]?.release;
  if (missing || !first) {
    const name = missing ? `${missing.name} ${missing.version}` : 'The release';
    return sendMessage(
      404,
      'This release no longer exists',
      `${name} no longer exists. Ask for a link to a newer release.`,
    );
  }
  const earlier = await tokenFromCookie(request.cookies, secret);
  const kept = Object.keys(earlier?.choice ?? {}).filter((name) => !Object.hasOwn(link.choice, name));
  // Keep the earlier expiry time, because a new link must not extend the access granted by an
  // earlier link.
  const expires = earlier && kept.length > 0 && earlier.expires < link.expires ? earlier.expires : link.expires;
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

async function readTesterToken(secret: string, token: string): Promise<TesterToken> {
  const { claims, expires } = await verify(secret, 'tester', token);
  const choice = TesterChoice.safeParse(claims);
  if (!choice.success || Object.keys(choice.data).length === 0) {
    throw new ReleaseProblem('BAD_LINK', 'this link does not contain a release');
  }
  return { choice: choice.data, expires };
}

function firstPageOf({ menu, paths }: Release): string {
  const hasNoParameter = (path: string) => !path.includes(':') && !path.includes('*');
  return Object.keys(menu).find(hasNoParameter) ?? paths.find(hasNoParameter) ?? '/';
}

/** Uses `SameSite=Lax`, because testers open links to the site from emails and chats. */
function cookieOptions(request: FastifyRequest, { siteOrigin }: TesterLinksOptions) {
  const secure = siteOriginOf(request, siteOrigin)?.startsWith('https:') ?? false;
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}
