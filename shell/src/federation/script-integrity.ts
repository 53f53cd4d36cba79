import { INTEGRITY_FILE } from '../page-boot.ts';

export function scriptIntegrity({
  releases,
  integrity,
  prefetched = new Map(),
}: Pick<typeof globalThis.__KAAGAZZ__, 'releases' | 'integrity' | 'prefetched'>) {
  async function load(app: string): Promise<void> {
    const { base = '', entry = '' } = releases[app] ?? {};
    const url = base + INTEGRITY_FILE;
    let pending = prefetched.get(url);
    prefetched.delete(url);
    if (!pending) {
      preload(entry, integrity[entry]);
      pending = fetch(url);
    }
    const response = await pending;
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    Object.assign(integrity, await response.json());
  }

  const loads = new Map<string, Promise<void>>();
  return function loadIntegrity(app: string): Promise<void> {
    const loading = loads.get(app) ?? load(app);
    loads.set(app, loading);
    loading.catch(() => loads.delete(app));
    return loading;
  };
}

function preload(href: string, integrity = ''): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, crossOrigin: 'anonymous', integrity });
  document.head.append(link);
}
