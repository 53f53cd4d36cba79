import { REQUEST_ID_HEADER } from '@kaagazz/http-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ShellConfig } from '../config/index.ts';

/**
 * Content security policy for responses that are not pages, in case a browser opens one as a page.
 */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";
const TWO_YEARS = 2 * 365 * 24 * 3600;
const STAND_INS = /^\/dev(\/|\?|$)/;
const NEVER = ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'hid', 'midi', 'display-capture'];
const PERMISSIONS = NEVER.map((feature) => `${feature}=()`).join(', ');

/** Lets a bank's payment window send messages to the page that opened it. */
const OPENER_POLICY = 'same-origin-allow-popups';

type Origin = Pick<ShellConfig, 'siteOrigin'>;

export function registerResponseHeaders(app: FastifyInstance, config: Origin): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    setResponseHeaders(request, reply, config);
    done();
  });
}

export function setResponseHeaders(request: FastifyRequest, reply: FastifyReply, { siteOrigin }: Origin): void {
  const setDefault = (name: string, value: string) => {
    if (!reply.hasHeader(name)) reply.header(name, value);
  };
  reply.header('x-content-type-options', 'nosniff');
  if (reply.statusCode >= 400) reply.header(REQUEST_ID_HEADER, request.id);
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
