const PREFIX = 'offline-page-';

/**
 * Returns the service worker's source. The worker stores only the offline page, so that visitors
 * never see outdated prices.
 */
export function serviceWorker(offlinePath: string, version: string): string {
  return sourceOf(run, PREFIX, offlinePath, version);
}

export function removedServiceWorker(): string {
  return sourceOf(remove, PREFIX);
}

function sourceOf(worker: (...args: never[]) => void, ...args: string[]): string {
  return `(${worker.toString()})(${args.map((arg) => JSON.stringify(arg)).join()})\n`;
}

/** Runs in the browser as serialized source text, so it must not use anything outside its body. */
function run(prefix: string, offlinePath: string, version: string): void {
  const worker = globalThis as unknown as WorkerScope;
  const name = prefix + version;
  const NOT_A_SHOP_PAGE = /^\/(api|media|releases|desk|dev|_\w+)(\/|$)/i;

  worker.addEventListener('install', (event) => {
    event.waitUntil(
      caches
        .open(name)
        .then((cache) => cache.add(new Request(offlinePath, { cache: 'reload' })))
        .then(() => worker.skipWaiting()),
    );
  });
  worker.addEventListener('activate', (event) => {
    const removeOldPages = caches
      .keys()
      .then((keys) => keys.filter((key) => key.startsWith(prefix) && key !== name))
      .then((old) => Promise.all(old.map((key) => caches.delete(key))));
    event.waitUntil(Promise.all([removeOldPages, worker.registration.navigationPreload.enable()]));
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET') return;
    if (NOT_A_SHOP_PAGE.test(new URL(request.url).pathname)) return;
    event.respondWith(
      event.preloadResponse
        .then((response) => response ?? fetch(request))
        .catch(() => caches.match(offlinePath).then((page) => page ?? Response.error())),
    );
  });
}

/** Runs in the browser as serialized source text, so it must not use anything outside its body. */
function remove(prefix: string): void {
  const worker = globalThis as unknown as WorkerScope;
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => {
    event.waitUntil(
      caches
        .keys()
        .then((keys) => Promise.all(keys.filter((key) => key.startsWith(prefix)).map((key) => caches.delete(key))))
        .then(() => worker.registration.unregister()),
    );
  });
}

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

interface Waiting {
  waitUntil(promise: Promise<unknown>): void;
}

interface Fetching {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
