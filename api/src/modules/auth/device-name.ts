import Bowser from 'bowser';

export const UNKNOWN_DEVICE = 'Unknown device';

/** No browser sends a longer one. Limits the work of the parser's patterns. */
const MAX_USER_AGENT_LENGTH = 512;
const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP));

/**
 * Names browser and system, for example `Chrome on Android`, so that shoppers can tell their
 * devices apart. Returns only names from a fixed list, never text from the request.
 */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  if (!browser.name || !BROWSERS.has(browser.name) || !os.name) return UNKNOWN_DEVICE;
  // Shortens "Samsung Internet for Android on Android".
  return `${browser.name.replace(` for ${os.name}`, '')} on ${os.name}`;
}
