import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import type { Flags } from 'lighthouse';

import { executable } from '../../support/browser.ts';
import { freePort } from '../../support/site.ts';

/** Lighthouse's result for one view of a page. */
export interface Audit {
  /** 0 to 100. */
  score: number;
  /** Milliseconds. */
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  cls: number;
  /** Lighthouse's `benchmarkIndex`. It warns that scores suffer at 1000 or less. */
  machine: number;
}

export interface LighthouseBrowser {
  audit(url: string): Promise<Audit>;
  close(): Promise<void>;
}

/**
 * Adds local storage to what Lighthouse clears by default, because the site stores there what it
 * has loaded before.
 */
const CLEARED: NonNullable<Flags['clearStorageTypes']> = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'local_storage',
];

/**
 * Runs Lighthouse's mobile preset, performance only. All views share one Chromium, because starting
 * it takes as long as a view.
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

  /** Retries once, because Chromium occasionally loses a trace. */
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
