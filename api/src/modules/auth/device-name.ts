import Bowser from 'bowser';

/** What stands for a device whose browser or system is not known. */
export const UNKNOWN_DEVICE = 'Unknown device';

/** Longer ones are no browser's; cut before anything looks for patterns in them. */
const LONGEST_USER_AGENT = 512;
const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP));

/**
 * Browser and system as a shopper would name them: `Chrome on Android`. Only names from a fixed list come out, never what the caller
 * wrote, and no version: it is for telling one's own devices apart, not for following them.
 */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT));
  if (!browser.name || !BROWSERS.has(browser.name) || !os.name) return UNKNOWN_DEVICE;
  // A browser that has its system in its name ("Samsung Internet for Android") says it once.
  return `${browser.name.replace(` for ${os.name}`, '')} on ${os.name}`;
}
