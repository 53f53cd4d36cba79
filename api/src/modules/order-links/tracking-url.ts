import type { Config } from '../../config.ts';
import { orderToken } from './order-token.ts';

/**
 * Returns the URL of the page that shows an order without requiring sign-in. The token is in the
 * URL's fragment, which browsers send neither to servers nor in the Referer header.
 */
export function trackingUrl({ siteOrigin, authSecret }: Pick<Config, 'siteOrigin' | 'authSecret'>, number: string) {
  return `${siteOrigin}/track-order#${orderToken(authSecret, number, 'tracking')}`;
}
