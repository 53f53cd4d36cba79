import type { Config } from '../../../config.ts';

/** Returns the URL of the page where the customer pays. */
export function linkUrl({ siteOrigin }: Pick<Config, 'siteOrigin'>, link: { token: string }): string {
  return `${siteOrigin}${linkPath(link)}`;
}

export function linkPath({ token }: { token: string }): string {
  return `/order/pay/${token}`;
}
