import type { Config } from '../../config.ts';
import { orderToken } from './order-token.ts';

/** The token is in the fragment, because browsers never send fragments to servers. */
export function trackingUrl({ siteOrigin, authSecret }: Pick<Config, 'siteOrigin' | 'authSecret'>, number: string) {
  return `${siteOrigin}/track-order#${orderToken(authSecret, number, 'tracking')}`;
}
