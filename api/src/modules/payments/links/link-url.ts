import type { Config } from '../../../config.ts';

export function linkUrl({ siteOrigin }: Pick<Config, 'siteOrigin'>, link: { token: string }): string {
  return `${siteOrigin}${linkPath(link)}`;
}

export function linkPath({ token }: { token: string }): string {
  return `/order/pay/${token}`;
}
