import type { Config } from '../../config.ts';
import { orderToken } from './order-token.ts';

/** Puts the token in the URL's fragment, because browsers never send fragments to a server. */
export function trackingUrl({ siteOrigin, authSecret }: Pick<Config, 'siteOrigin' | 'authSecret'>, number: string) {
  return `${siteOrigin}/track-order#${orderToken(authSecret, number, 'tracking')}`;
}
