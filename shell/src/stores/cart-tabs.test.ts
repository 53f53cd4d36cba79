import { cartCount, isPrintLineId, maximumQuantityOf } from '@kaagazz/domain';
import type { CartLine } from '@kaagazz/domain';
import fc from 'fast-check';

import { sessionKnown } from './auth.slice.ts';
import { cartCleared, itemAdded, lineRemoved, lineRepriced, quantityChanged } from './cart.slice.ts';
import { keepCartInStorage } from './cart-storage.ts';
import { createSiteStore } from './site-store.ts';
import type { SiteStore } from './site-store.ts';

type View = Map<string, { price: number; quantity: number }>;
type StorageState = 'works' | 'is full' | 'is forbidden';

interface Model {
  stored: View;
  tabs: View[];
  storage: StorageState;
}

const TABS = 3;
const USER = {
  _id: 'u',
  name: 'Asha',
  fullname: 'Asha',
  username: null,
  email: 'a@b.in',
  phone: null,
  profilePic: null,
};

class Browser {
  storage: StorageState = 'works';
  readonly tabs: { store: SiteStore; listeners: ((event: Event) => void)[] }[] = [];
  readonly #content = new Map<string, string>();

  constructor() {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => this.#accessibleContent().get(key) ?? null);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => void this.#accessibleContent().delete(key));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (this.storage === 'is full') throw new DOMException('full', 'QuotaExceededError');
      this.#accessibleContent().set(key, value);
    });
    for (let tab = 0; tab < TABS; tab++) this.open(tab);
  }

  #accessibleContent() {
    if (this.storage === 'is forbidden') throw new DOMException('no', 'SecurityError');
    return this.#content;
  }

  open(tab: number) {
    const listeners: ((event: Event) => void)[] = [];
    const listen = jest
      .spyOn(globalThis, 'addEventListener')
      .mockImplementation((_type, listener) => void listeners.push(listener as (event: Event) => void));
    const store = createSiteStore({ extra: { request: jest.fn() }, clients: [] });
    keepCartInStorage(store);
    listen.mockRestore();
    this.tabs[tab] = { store, listeners };
  }

  in(tab: number, act: (store: SiteStore) => void) {
    const { store } = this.tabs[tab] as { store: SiteStore };
    this.notifyOthers(tab, () => act(store));
  }

  write(garbage: string) {
    if (this.storage === 'is forbidden') return;
    this.notifyOthers(-1, () => this.#content.set('cartItems', garbage));
  }

  notifyOthers(writer: number, act: () => void) {
    const before = this.#content.get('cartItems');
    act();
    if (this.#content.get('cartItems') === before || this.storage === 'is forbidden') return;
    for (const [tab, { listeners }] of this.tabs.entries()) {
      if (tab !== writer) listeners.forEach((listener) => listener(new StorageEvent('storage', { key: 'cartItems' })));
    }
  }

  lines = (tab: number): CartLine[] => this.tabs[tab]?.store.getState().cart.lines ?? [];
}

function change(model: Model, tab: number, next: View) {
  model.tabs[tab] = next;
  const isStored = model.storage === 'works' || (model.storage === 'is full' && next.size === 0);
  if (!isStored || sameView(model.stored, next)) return;
  model.stored = new Map(next);
  model.tabs = model.tabs.map((view, other) => (other === tab ? view : new Map(next)));
}

const viewOf = (lines: readonly CartLine[]): View =>
  new Map(lines.map(({ id, price, quantity }) => [id, { price, quantity }]));
const emptyView = (): View => new Map();
const sameView = (one: View, other: View) => JSON.stringify([...one]) === JSON.stringify([...other]);
const clamp = (lineId: string, quantity: number) => Math.min(maximumQuantityOf(lineId), Math.max(1, quantity));

class Step implements fc.Command<Model, Browser> {
  readonly #name: string;
  readonly #onModel: (model: Model) => void;
  readonly #onBrowser: (browser: Browser) => void;

  constructor(name: string, onModel: (model: Model) => void, onBrowser: (browser: Browser) => void) {
    this.#name = name;
    this.#onModel = onModel;
    this.#onBrowser = onBrowser;
  }

  check() {
    return true;
  }

  run(model: Model, browser: Browser) {
    this.#onModel(model);
    this.#onBrowser(browser);
    for (const [tab, view] of model.tabs.entries()) {
      const lines = browser.lines(tab);
      expect([...viewOf(lines)]).toEqual([...view]);
      expect(cartCount(lines)).toBe(
        [...view].reduce((sum, [what, { quantity }]) => sum + (isPrintLineId(what) ? 1 : quantity), 0),
      );
      expect(lines.every(({ id: what, quantity }) => quantity >= 1 && quantity <= maximumQuantityOf(what))).toBe(true);
    }
  }

  toString() {
    return this.#name;
  }
}

const tab = fc.nat(TABS - 1);
const id = fc.constantFrom('notebook', 'print_cards', 'paper', '__proto__');
const price = fc.integer({ min: 0, max: 500_000 }).map((paise) => paise / 100);
const itemOf = (productId: string, rupees: number) => ({ id: productId, title: productId, price: rupees, image: '' });

const step = (
  name: string,
  where: number,
  onView: (view: View) => void,
  onStore: (store: SiteStore) => void,
): fc.Command<Model, Browser> =>
  new Step(
    `tab ${where}: ${name}`,
    (model) => {
      const next = structuredClone(model.tabs[where] as View);
      onView(next);
      change(model, where, next);
    },
    (browser) => browser.in(where, onStore),
  );

const steps = [
  fc.tuple(tab, id, price, fc.integer({ min: 1, max: 12_000 })).map(([where, what, rupees, quantity]) =>
    step(
      `adds ${quantity} ${what} at ${rupees}`,
      where,
      (view) => {
        const known = view.get(what)?.quantity ?? 0;
        const added = known > 0 && isPrintLineId(what) ? known : known + quantity;
        view.set(what, { price: rupees, quantity: clamp(what, added) });
      },
      (store) => store.dispatch(itemAdded({ item: itemOf(what, rupees), quantity })),
    ),
  ),
  fc.tuple(tab, id).map(([where, what]) =>
    step(
      `removes ${what}`,
      where,
      (view) => view.delete(what),
      (store) => store.dispatch(lineRemoved(what)),
    ),
  ),
  fc.tuple(tab, id).map(
    ([where, what]) =>
      new Step(
        `tab ${where}: removes ${what} and puts it back`,
        (model) => {
          const view = [...(model.tabs[where] as View)];
          const place = view.findIndex(([lineId]) => lineId === what);
          for (const [lineId, line] of place === -1 ? [] : view.slice(place)) {
            const without = structuredClone(model.tabs[where] as View);
            without.delete(lineId);
            change(model, where, without);
            change(model, where, structuredClone(without).set(lineId, { ...line }));
          }
        },
        (browser) => {
          const lines = browser.lines(where);
          const place = lines.findIndex((line) => line.id === what);
          for (const { quantity, ...item } of place === -1 ? [] : lines.slice(place)) {
            browser.in(where, (store) => store.dispatch(lineRemoved(item.id)));
            browser.in(where, (store) => store.dispatch(itemAdded({ item, quantity })));
          }
        },
      ),
  ),
  fc.tuple(tab, id, fc.integer({ min: -1200, max: 1200 })).map(([where, what, delta]) =>
    step(
      `changes ${what} by ${delta}`,
      where,
      (view) => {
        const line = view.get(what);
        if (line) line.quantity = clamp(what, line.quantity + delta);
      },
      (store) => store.dispatch(quantityChanged({ id: what, delta })),
    ),
  ),
  fc.tuple(tab, id, price).map(
    ([where, what, rupees]) =>
      new Step(
        `tab ${where}: takes ${what} at ${rupees}`,
        (model) => {
          const next = structuredClone(model.tabs[where] as View);
          const line = next.get(what);
          if (line === undefined || line.price === rupees) return;
          line.price = rupees;
          change(model, where, next);
        },
        (browser) => browser.in(where, (store) => store.dispatch(lineRepriced({ id: what, price: rupees }))),
      ),
  ),
  tab.map((where) =>
    step(
      'clears',
      where,
      (view) => view.clear(),
      (store) => store.dispatch(cartCleared()),
    ),
  ),
  tab.map(
    (where) =>
      new Step(
        `tab ${where}: signs in`,
        () => undefined,
        (browser) => browser.in(where, (store) => store.dispatch(sessionKnown(USER))),
      ),
  ),
  tab.map((where) =>
    step(
      'signs out, which removes printed lines',
      where,
      (view) => [...view.keys()].filter(isPrintLineId).forEach((what) => view.delete(what)),
      (store) => store.dispatch(sessionKnown(null)),
    ),
  ),
  tab.map(
    (where) =>
      new Step(
        `tab ${where}: reloads`,
        (model) => {
          model.tabs[where] = model.storage === 'is forbidden' ? emptyView() : structuredClone(model.stored);
        },
        (browser) => browser.open(where),
      ),
  ),
  fc.constantFrom('nonsense', '{"0":1}', '[null]', '[{"id":"a"}]').map(
    (garbage) =>
      new Step(
        `invalid storage ${garbage}`,
        (model) => {
          if (model.storage === 'is forbidden') return;
          model.stored = emptyView();
          model.tabs = model.tabs.map(emptyView);
        },
        (browser) => browser.write(garbage),
      ),
  ),
  fc.constantFrom<StorageState>('works', 'is full', 'is forbidden').map(
    (storage) =>
      new Step(
        `storage ${storage}`,
        (model) => void (model.storage = storage),
        (browser) => void (browser.storage = storage),
      ),
  ),
];

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('every tab shows the expected cart after any sequence of changes', () => {
  fc.assert(
    fc.property(fc.commands(steps, { maxCommands: 40 }), (commands) => {
      const model: Model = { stored: emptyView(), tabs: Array.from({ length: TABS }, emptyView), storage: 'works' };

      fc.modelRun(() => ({ model, real: new Browser() }), commands);
    }),
    { numRuns: 150 },
  );
});
