import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ShellConfig } from '../config/index.ts';

/** Policy for responses that are not pages, in case one is opened as a page. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";
const TWO_YEARS = 2 * 365 * 24 * 3600;
/** Local stand-ins have policies of their own, because their payment window is framed. */
const STAND_INS = /^\/dev(\/|\?|$)/;
/** Features that neither the shop nor a third party's frame may use. */
const NEVER = ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'hid', 'midi', 'display-capture'];
const PERMISSIONS = NEVER.map((feature) => `${feature}=()`).join(', ');

/**
 * A bank's window must be able to message its opener. The same on all pages, because Chromium drops
 * history state when a page returns with another policy.
 */
const OPENER_POLICY = 'same-origin-allow-popups';

type Origin = Pick<ShellConfig, 'siteOrigin'>;

/**
 * Sets the headers of every response unless a handler or the api set them. There is no `Access-
 * Control-*`, because all scripts are same-origin.
 */
export function registerResponseHeaders(app: FastifyInstance, config: Origin): void {
  // Not async, because every response passes here and nothing is awaited.
  app.addHook('onSend', (request, reply, _payload, done) => {
    setResponseHeaders(request, reply, config);
    done();
  });
}

/** For responses that are sent before hooks run, to an invalid URL. */
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
