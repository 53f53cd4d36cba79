import { INTEGRITY_FILE } from '../page-boot.ts';
import type { PageBoot } from '../page-boot.ts';

/**
 * Completes what the page knows of scripts.
 *
 * @returns makes sure that every script of an app can run: asks for the hashes of a section that the page was not made for. Meanwhile the browser gets
 * what the section begins with. Rejects when they do not arrive; a second call tries again.
 */
export function scriptIntegrity({ releases, integrity }: Pick<PageBoot, 'releases' | 'integrity'>) {
  return async function knowScriptsOf(app: string): Promise<void> {
    const { base = '', entry = '' } = releases[app] ?? {};
    if (Object.keys(integrity).some((url) => url.startsWith(base) && url !== entry)) return;
    const preload = document.createElement('link');
    Object.assign(preload, {
      rel: 'preload',
      as: 'script',
      href: entry,
      crossOrigin: 'anonymous',
      integrity: integrity[entry] ?? '',
    });
    document.head.append(preload);
    const answer = await fetch(base + INTEGRITY_FILE);
    if (!answer.ok) throw new Error(`${app} does not say what its scripts are`);
    Object.assign(integrity, await answer.json());
  };
}
