import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ShellConfig } from './config.ts';

/** What is no page runs, loads and frames nothing when it is opened as one. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";
const TWO_YEARS = 2 * 365 * 24 * 3600;
/** Local only, with policies of their own: the payment window there is a frame of the shop. */
const STAND_INS = /^\/dev(\/|\?|$)/;
/** The shop asks for none of these, and no frame or script of a third party may in its name. */
const NEVER = ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'hid', 'midi', 'display-capture'];
const PERMISSIONS = NEVER.map((feature) => `${feature}=()`).join(', ');

/**
 * The window of a bank, which the payment window opens, must be able to tell how it went. All pages have the same: Chromium forgets what a place of
 * the history holds (the number of the order that was just paid) when its page comes back with another policy.
 */
const OPENER_POLICY = 'same-origin-allow-popups';

type Origin = Pick<ShellConfig, 'siteOrigin'>;

/**
 * Headers of every answer, page or not, failure or not; whoever set one itself, or the api behind us, keeps it. No `Access-Control-*` anywhere: the
 * scripts of the site are of its own origin.
 */
export function registerResponseHeaders(app: FastifyInstance, config: Origin): void {
  // not `async`: nothing is waited for, and each answer passes here
  app.addHook('onSend', (request, reply, _payload, done) => {
    setResponseHeaders(request, reply, config);
    done();
  });
}

/** For what is answered before there is a hook: an address that is none. */
export function setResponseHeaders(request: FastifyRequest, reply: FastifyReply, { siteOrigin }: Origin): void {
  const setDefault = (name: string, value: string) => {
    if (!reply.hasHeader(name)) reply.header(name, value);
  };
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  if (siteOrigin?.startsWith('https:')) {
    reply.header('strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`);
  }
  setDefault('permissions-policy', PERMISSIONS);
  setDefault('cross-origin-resource-policy', 'same-origin');
  if (STAND_INS.test(request.url)) return;
  setDefault('content-security-policy', NO_PAGE);
  setDefault('x-frame-options', 'DENY');
  setDefault('cross-origin-opener-policy', OPENER_POLICY);
}
