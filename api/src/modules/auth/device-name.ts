import Bowser from 'bowser';

export const UNKNOWN_DEVICE = 'Unknown device';

/**
 * Maximum length of a user agent in characters. Parsing a longer user agent could take too long.
 */
const MAX_USER_AGENT_LENGTH = 512;
const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP));

/** Returns a name such as `Chrome on Android`. Never returns text copied from the request. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  if (!browser.name || !BROWSERS.has(browser.name) || !os.name) return UNKNOWN_DEVICE;
  // Prevents names such as "Samsung Internet for Android on Android".
  return `${browser.name.replace(` for ${os.name}`, '')} on ${os.name}`;
}
