import { INTEGRITY_FILE } from '../page-boot.ts';

/**
 * Completes what the page knows of scripts.
 *
 * @param asked answers that the document has asked for, by their URLs
 * @returns makes sure that every script of an app can run: takes the hashes that the document has asked for, or asks for those of a section that it was not
 * made for. Meanwhile the browser gets what that section begins with. Rejects when they do not arrive; a second call tries again.
 */
export function scriptIntegrity({
  releases,
  integrity,
  asked = new Map(),
}: Pick<typeof globalThis.__KAAGAZZ__, 'releases' | 'integrity' | 'asked'>) {
  async function learn(app: string): Promise<void> {
    const { base = '', entry = '' } = releases[app] ?? {};
    const list = base + INTEGRITY_FILE;
    let coming = asked.get(list);
    // one that does not come is asked for again
    asked.delete(list);
    if (!coming) {
      preload(entry, integrity[entry]);
      coming = fetch(list);
    }
    const answer = await coming;
    if (!answer.ok) throw new Error(`${app} does not say what its scripts are`);
    Object.assign(integrity, await answer.json());
  }

  const known = new Map<string, Promise<void>>();
  return function knowScriptsOf(app: string): Promise<void> {
    const learnt = known.get(app) ?? learn(app);
    known.set(app, learnt);
    learnt.catch(() => known.delete(app));
    return learnt;
  };
}

function preload(href: string, integrity = ''): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, crossOrigin: 'anonymous', integrity });
  document.head.append(link);
}
