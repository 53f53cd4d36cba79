import { AuthProvider, CartProvider, PageHeadContext, SiteSettingsProvider, ToastProvider } from '@kaagazz/contract';
import type { ApiProblem, Auth, Cart, CartLine, Head, SiteSettings, ToastMessage, User } from '@kaagazz/contract';
import { addToCart, cartCount, cartTotalRupees, changeCartQuantity, removeFromCart } from '@kaagazz/domain';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

export const SHOPPER: User = {
  _id: 'user-asha',
  name: 'Asha Verma',
  fullname: 'Asha Verma',
  username: null,
  email: 'asha@example.com',
  phone: null,
  profilePic: null,
};

export interface HostOptions {
  /** Signed-in shopper. Defaults to null, which means that nobody is signed in. */
  user?: User | null | 'loading';
  cart?: readonly CartLine[] | 'loading';
  sessionEnded?: boolean;
  notRenewed?: ApiProblem;
  settings?: Partial<SiteSettings>;
}

export interface HostState {
  auth: Auth;
  cart: Cart;
  /** All toasts, oldest first. */
  toasts: ToastMessage[];
  head: Head | null;
}

export function emptyHostState(): HostState {
  return { toasts: [], head: null } as unknown as HostState;
}

function useTestAuth(options: HostOptions): Auth {
  const [user, setUser] = useState(options.user === 'loading' ? null : (options.user ?? null));
  return useMemo(
    () => ({
      status: options.user === 'loading' ? 'loading' : 'ready',
      user,
      signIn: async (session) => setUser(session.user),
      signOut: async () => setUser(null),
      updateUser: setUser,
      keepFreshFor: async () => {
        if (options.sessionEnded) throw new Error('the session has ended');
        if (options.notRenewed) throw new Error('the session was not renewed', { cause: options.notRenewed });
      },
    }),
    [options, user],
  );
}

function useTestCart(options: HostOptions): Cart {
  const [lines, setLines] = useState<readonly CartLine[]>(options.cart === 'loading' ? [] : (options.cart ?? []));
  return useMemo(
    () => ({
      status: options.cart === 'loading' ? 'loading' : 'ready',
      lines,
      count: cartCount(lines),
      total: cartTotalRupees(lines),
      add: (item, quantity) => setLines((now) => addToCart(now, item, quantity)),
      remove: (id) => setLines((now) => removeFromCart(now, id)),
      changeQuantity: (id, delta) => setLines((now) => changeCartQuantity(now, id, delta)),
      reprice: (id, price) => setLines((now) => now.map((line) => (line.id === id ? { ...line, price } : line))),
      clear: () => setLines([]),
    }),
    [options, lines],
  );
}

export function TestHost({
  options,
  state,
  children,
}: {
  options: HostOptions;
  state: HostState;
  children: ReactNode;
}) {
  const auth = useTestAuth(options);
  const cart = useTestCart(options);
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const [toast] = useState(() => (message: ToastMessage) => setToasts((shown) => [...shown, message]));
  const [headSink] = useState(() => ({ whileRendering: false, report: (head: Head) => void (state.head = head) }));

  useLayoutEffect(() => {
    Object.assign(state, { auth, cart, toasts });
  }, [state, auth, cart, toasts]);

  const [settings] = useState(() => ({ ...DEFAULT_SETTINGS, ...options.settings }));

  return (
    <AuthProvider value={auth}>
      <CartProvider value={cart}>
        <ToastProvider value={toast}>
          <SiteSettingsProvider value={settings}>
            <PageHeadContext.Provider value={headSink}>{children}</PageHeadContext.Provider>
          </SiteSettingsProvider>
          {toasts.map((message, position) => (
            <p key={position} role={message.tone === 'error' ? 'alert' : 'status'}>
              {message.text}
            </p>
          ))}
        </ToastProvider>
      </CartProvider>
    </AuthProvider>
  );
}
