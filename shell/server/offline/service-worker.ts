const PREFIX = 'offline-page-';

/**
 * Returns the source of the service worker. It stores only the offline page, so visitors never see
 * an outdated release or price. The offline page is shown if a page is opened without a connection.
 */
export function serviceWorker(offlinePath: string, version: string): string {
  return sourceOf(run, PREFIX, offlinePath, version);
}

/**
 * Returns the source of a service worker that replaces the installed one, deletes its cache and
 * unregisters itself.
 */
export function removedServiceWorker(): string {
  return sourceOf(remove, PREFIX);
}

function sourceOf(worker: (...args: never[]) => void, ...args: string[]): string {
  return `(${worker.toString()})(${args.map((arg) => JSON.stringify(arg)).join()})\n`;
}

/**
 * The source of this function runs in the browser, so the function must not use anything outside
 * its body.
 */
function run(prefix: string, offlinePath: string, version: string): void {
  const worker = globalThis as unknown as WorkerScope;
  const name = prefix + version;
  // The offline page isn't shown for paths of files, the api, the staff app or the tools.
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
    // Navigation preload requests the page while the service worker starts.
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

/**
 * The source of this function runs in the browser, so the function must not use anything outside
 * its body.
 */
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

/**
 * The part of `ServiceWorkerGlobalScope` used here. TypeScript's DOM library doesn't declare it.
 */
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
