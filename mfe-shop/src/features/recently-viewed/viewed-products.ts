import { RECENTLY_VIEWED_DATABASE, withViewed } from '@kaagazz/domain';
import type { ViewedProduct } from '@kaagazz/domain';

const STORE = 'viewed';
const KEY = 'products';

export async function noteViewed(product: ViewedProduct): Promise<ViewedProduct[]> {
  if (!('indexedDB' in globalThis)) return [];
  try {
    const database = await open();
    try {
      return await addTo(database, product);
    } finally {
      // An open connection would block the deletion of the database at sign-out.
      database.close();
    }
  } catch (error) {
    console.warn('cannot store recently viewed products', error);
    return [];
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(RECENTLY_VIEWED_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is not available'));
  });
}

/** Uses one transaction, because other tabs may store products at the same time. */
function addTo(database: IDBDatabase, product: ViewedProduct): Promise<ViewedProduct[]> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    const stored = store.get(KEY);
    let before: ViewedProduct[] = [];
    stored.onsuccess = () => {
      const viewed: unknown = stored.result;
      before = Array.isArray(viewed) ? viewed.filter(isViewedProduct) : [];
      store.put(withViewed(before, product), KEY);
    };
    transaction.oncomplete = () => resolve(before.filter(({ _id }) => _id !== product._id));
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  });
}

function isViewedProduct(value: unknown): value is ViewedProduct {
  if (typeof value !== 'object' || value === null) return false;
  return (
    '_id' in value &&
    typeof value._id === 'string' &&
    'title' in value &&
    typeof value.title === 'string' &&
    'image' in value &&
    typeof value.image === 'string'
  );
}
