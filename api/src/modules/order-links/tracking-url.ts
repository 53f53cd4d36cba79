import type { Config } from '../../config.ts';
import { orderToken } from './order-token.ts';

/**
 * Returns the URL of the page that shows an order without signing in. The token is in the fragment,
 * which browsers send neither to a server nor in the Referer header.
 */
export function trackingUrl({ siteOrigin, authSecret }: Pick<Config, 'siteOrigin' | 'authSecret'>, number: string) {
  return `${siteOrigin}/track-order#${orderToken(authSecret, number, 'tracking')}`;
}
