import type { Config } from '../../../config.ts';

/** Returns the URL of the page where the customer pays. */
export function linkUrl({ siteOrigin }: Pick<Config, 'siteOrigin'>, { token }: { token: string }): string {
  return `${siteOrigin}/order/pay/${token}`;
}
