import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import type { Flags } from 'lighthouse';

import { executable } from '../../support/browser.ts';
import { freePort } from '../../support/site.ts';

export interface Audit {
  score: number;
  /** Milliseconds. */
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  cls: number;
  /**
   * Lighthouse's `benchmarkIndex`, which rates the machine's speed. Scores are unreliable if it is
   * 1000 or less.
   */
  machine: number;
}

export interface LighthouseBrowser {
  audit(url: string): Promise<Audit>;
  close(): Promise<void>;
}

/** Clear all storage before each audit to simulate a first visit. */
const CLEARED: NonNullable<Flags['clearStorageTypes']> = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'local_storage',
  'cookies',
];

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
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });

  const audit = (url: string) => auditOnce(url).catch(() => auditOnce(url));

  async function auditOnce(url: string): Promise<Audit> {
    const settings: Flags = { onlyCategories: ['performance'], clearStorageTypes: CLEARED };
    const result = await lighthouse(url, { port, logLevel: 'error', ...settings });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    const { categories, audits, environment, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
    const valueOf = (id: string) => audits[id]?.numericValue ?? NaN;
    return {
      score: Math.round((categories.performance?.score ?? NaN) * 100),
      lcp: valueOf('largest-contentful-paint'),
      tbt: valueOf('total-blocking-time'),
      cls: valueOf('cumulative-layout-shift'),
      machine: environment.benchmarkIndex,
    };
  }

  return { audit, close: () => browser.close() };
}
