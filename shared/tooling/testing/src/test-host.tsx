import { AuthProvider, CartProvider, PageHeadContext, ToastProvider } from '@kaagazz/contract';
import type { ApiProblem, Auth, Cart, CartLine, Head, ToastMessage, User } from '@kaagazz/contract';
import { addToCart, cartCount, cartTotalRupees, changeCartQuantity, removeFromCart } from '@kaagazz/domain';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

/** A signed-in shopper; spread it to say what is special about yours. */
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
  /** who is signed in: a user, `null` for a visitor (default), `'loading'` while that is being found out */
  user?: User | null | 'loading';
  /** what is in the cart at first; `'loading'` while storage is being read */
  cart?: readonly CartLine[] | 'loading';
  /** makes `keepFreshFor` reject as the first shells do when the session has ended: without a `cause` */
  sessionEnded?: boolean;
  /** makes `keepFreshFor` reject with this `cause` */
  notRenewed?: ApiProblem;
}

/** What a page did to the host around it. Read it after acting. */
export interface HostState {
  auth: Auth;
  cart: Cart;
  /** every message shown, oldest first */
  toasts: ToastMessage[];
  /** the title and description that the page reports; `null` before it did */
  head: Head | null;
}

/** The state that `TestHost` fills. */
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

/** The shell, as far as a remote sees it: auth, cart, toasts (drawn, as alerts when they are errors) and the page's head. */
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

  // Before anybody who waits for what is drawn reads it.
  useLayoutEffect(() => {
    Object.assign(state, { auth, cart, toasts });
  }, [state, auth, cart, toasts]);

  return (
    <AuthProvider value={auth}>
      <CartProvider value={cart}>
        <ToastProvider value={toast}>
          <PageHeadContext.Provider value={headSink}>{children}</PageHeadContext.Provider>
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
