import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const POLICY = 'api/seed/content/privacy-policy.txt';

const WRITES =
  /\b(?:local|session)Storage\.setItem\(|\bsetCookie\(|\bdocument\.cookie = |\btabStorage\(|\bindexedDB\.open\(|\bcaches\s*\.open\(/;

const STORED: Readonly<Record<string, readonly string[]>> = {
  'api/src/modules/auth/code-requester-cookie.ts': ['kaagazz-asked'],
  'api/src/modules/auth/refresh-cookie.ts': ['kaagazz-refresh'],
  'api/src/modules/staff/desk-cookie.ts': ['kaagazz-desk'],
  'mfe-account/src/features/sign-in/typed-email.ts': ['mine signInEmail'],
  'mfe-desk/src/form/use-draft.ts': ['deskDrafts'],
  'api/src/plugins/visitor-cookie.ts': ['kaagazz-counted'],
  'mfe-print/src/features/arrival/stored-pin.ts': ['mine deliveryPin'],
  'mfe-print/src/features/order-form/order/order-draft.ts': ['mine printDraft'],
  'mfe-print/src/features/replies/reply-draft.ts': ['mine replyDraft'],
  'mfe-print/src/features/upload/resumable-upload.ts': ['mine printUpload'],
  'mfe-shop/src/features/checkout/checkout-storage.ts': ['openedPayment', 'pendingPayment', 'mine checkoutAddress'],
  'mfe-shop/src/features/delivery/delivery-pin.ts': ['mine deliveryPin'],
  'mfe-shop/src/features/recently-viewed/viewed-products.ts': ['kaagazz-recently-viewed'],
  'shared/contract/src/tab-storage.ts': [],
  'shared/contract/src/wishlist/tab-wishlist.ts': ['wishlist'],
  'shell/server/offline/service-worker.ts': ['offline-page'],
  'shell/server/offline/show-stored-products.ts': [],
  'shell/server/pages/pages.ts': ['visitor', 'avoid'],
  'shell/server/release-page/operator-session.ts': ['release-page'],
  'shell/server/release-page/tester-links.ts': ['tester'],
  'shell/src/document/load-fonts.inline.ts': ['fonts'],
  'shell/src/document/restore-height.inline.ts': ['height'],
  'shell/src/document/page-guard.inline.ts': ['avoid'],
  'shell/src/stores/browser-storage.ts': ['token', 'user', 'cartItems'],
};

const DECLARED_IN: Readonly<Record<string, string>> = {
  'mfe-shop/src/features/recently-viewed/viewed-products.ts': 'shared/domain/src/recently-viewed.ts',
  'shell/server/pages/pages.ts': 'shell/server/releases/visitor-cookies.ts',
};

const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

it('the privacy policy lists every cookie and storage key', async () => {
  const found: string[] = [];
  const sources = glob(
    '{api,shell,mfe-{account,brand,desk,print,shop},shared/{contract,design-system,print-design}}/{src,server}/**/*.{ts,tsx}',
    {
      cwd: ROOT,
    },
  );
  for await (const file of sources) if (!/\.test\.tsx?$/.test(file) && WRITES.test(await read(file))) found.push(file);
  expect(found.toSorted()).toEqual(Object.keys(STORED).toSorted());

  const terms = [...(await read(POLICY)).matchAll(/^[*]{2}([^*]+)[*]{2}/gm)].flatMap(([, term = '']) =>
    term.split(', '),
  );
  for (const [file, names] of Object.entries(STORED)) {
    const code = await read(DECLARED_IN[file] ?? file);
    for (const name of names) {
      expect(code).toMatch(new RegExp(`['\`]${name}\\b|[^\\w]${name}=`));
      expect(terms.map((term) => term.replace(/ …$/, ''))).toContain(name);
    }
  }
});

it('the checkout code uses exactly the listed storage keys', async () => {
  const code = await read('mfe-shop/src/features/checkout/checkout-storage.ts');

  const names = [...code.matchAll(/tabStorage\('([^']+)'/g)].map(([, name]) => name);

  expect(names.toSorted()).toEqual(STORED['mfe-shop/src/features/checkout/checkout-storage.ts']?.toSorted());
});

it('the shop uses every cookie and storage key that the privacy policy lists', async () => {
  const section = /## Cookies and storage[\s\S]*?## Who else gets it/.exec(await read(POLICY))?.[0] ?? '';
  const named = [...section.matchAll(/^[*]{2}([^*]+)[*]{2}/gm)].flatMap(([, term = '']) => term.split(', '));

  expect(named.map((name) => name.replace(/ …$/, '')).toSorted()).toEqual(
    [...new Set(Object.values(STORED).flat())].toSorted(),
  );
});
