import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import type { Flags } from 'lighthouse';

import { executable } from '../../support/browser.ts';
import { freePort } from '../../support/site.ts';

/** One view of a page as Lighthouse judges it on a phone. */
export interface Judged {
  /** 0 to 100 */
  score: number;
  /** largest contentful paint, ms */
  lcp: number;
  /** total blocking time, ms */
  tbt: number;
  /** cumulative layout shift */
  cls: number;
  /** Lighthouse's own measure of the machine at that moment (`benchmarkIndex`); it warns that the score suffers where it is 1000 or less */
  machine: number;
}

export interface LighthouseBrowser {
  judge(url: string): Promise<Judged>;
  close(): Promise<void>;
}

/** What Lighthouse clears before each view, and what pages keep, too: without that only the first of them is a first visit. */
const CLEARED: NonNullable<Flags['clearStorageTypes']> = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'local_storage',
];

/**
 * Lighthouse's mobile preset as it comes: a phone of 412 px, its simulated network (150 ms, 1.6 Mbps) and processor (4x slower), an empty cache for
 * each view. Only what it calls performance; one Chromium for all views, because starting it takes as long as a view.
 */
export async function openLighthouse(): Promise<LighthouseBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: executable(),
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--no-first-run',
      // Chromium refuses to run as root with its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });

  /** Now and then Chromium loses a recording: a view that nothing came of is made once more. */
  async function judge(url: string): Promise<Judged> {
    return judgeOnce(url).catch(() => judgeOnce(url));
  }

  async function judgeOnce(url: string): Promise<Judged> {
    const settings: Flags = { onlyCategories: ['performance'], clearStorageTypes: CLEARED };
    const result = await lighthouse(url, { port, logLevel: 'error', ...settings });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    const { categories, audits, environment, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
    const measured = (audit: string) => audits[audit]?.numericValue ?? NaN;
    return {
      score: Math.round((categories.performance?.score ?? NaN) * 100),
      lcp: measured('largest-contentful-paint'),
      tbt: measured('total-blocking-time'),
      cls: measured('cumulative-layout-shift'),
      machine: environment.benchmarkIndex,
    };
  }

  return { judge, close: () => browser.close() };
}
