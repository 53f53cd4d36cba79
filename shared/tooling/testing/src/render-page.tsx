import { queryPreloaderContext } from '@kaagazz/contract';
import type { RemoteApi, RemoteFace } from '@kaagazz/contract';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { RouterContextProvider, RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { TestHost, emptyHostState } from './test-host.tsx';
import type { HostOptions, HostState } from './test-host.tsx';
import { testStore } from './test-store.ts';

export interface PageOptions extends HostOptions {
  /** address of the page, query string included; default `/` */
  at?: string;
  /** route pattern that gives the page its params, such as `/products/:id`; default: any path */
  path?: string;
  /** the data clients that the page uses: its remote's own */
  api?: RemoteApi | readonly RemoteApi[];
}

export interface RenderedPage extends RenderResult {
  /** types and clicks as a person does; goes along with jest's fake timers when they are on */
  user: UserEvent;
  /** what the page did to cart, session, toasts and head */
  host: HostState;
  /** where the shopper is now: path, query string and hash */
  address(): string;
  /** goes back, as the browser's button does */
  goBack(): Promise<void>;
}

/**
 * Shows one page as the shell would: inside router, store, auth, cart and toasts. Any other address shows `elsewhere: <address>`.
 *
 * @example
 * server.use(get('/api/product/:id', { success: true, product }));
 * const { user, host } = renderPage(<ProductPage />, { at: '/products/notebook-a5', path: '/products/:id', api: shopApi });
 *
 * await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
 *
 * expect(host.cart.count).toBe(1);
 */
export function renderPage(page: ReactElement, { path, ...options }: PageOptions = {}): RenderedPage {
  const known = path ?? new URL(options.at ?? '/', 'https://site.invalid').pathname;
  return renderRoutes([{ path: known, element: page }], options);
}

/**
 * Shows a remote through its public face, loaders and lazy pages included: what the shell does with it at run time.
 *
 * @example renderRemote(face, { at: '/products?category=paper' })
 */
export function renderRemote(face: RemoteFace, options: Omit<PageOptions, 'path' | 'api'> = {}): RenderedPage {
  return renderRoutes(face.routes, { ...options, ...(face.api ? { api: face.api } : {}) });
}

function renderRoutes(routes: RouteObject[], { at = '/', api = [], ...options }: PageOptions): RenderedPage {
  const store = testStore(Array.isArray(api) ? (api as readonly RemoteApi[]) : [api as RemoteApi]);
  const host = emptyHostState();
  const router = createMemoryRouter([...routes, { path: '*', element: <Elsewhere /> }].map(forOneRouter), {
    initialEntries: [at],
    getContext() {
      const context = new RouterContextProvider();
      context.set(queryPreloaderContext, { waits: false, dispatch: (thunk) => store.dispatch(thunk as never) });
      return context;
    },
  });

  const rendered = render(
    <Provider store={store}>
      <TestHost options={options} state={host}>
        <RouterProvider router={router} />
      </TestHost>
    </Provider>,
  );

  return {
    ...rendered,
    host,
    user: fakeTimersAreOn() ? userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) : userEvent.setup(),
    address() {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    goBack: () => router.navigate(-1),
  };
}

/**
 * React Router warns when a lazy first page has nothing to show meanwhile; the shell's own waiting state isn't under test. And it strikes
 * a page that has arrived out of the route's `lazy` itself: without a copy, the next test would find none.
 */
function forOneRouter(route: RouteObject): RouteObject {
  const copy = { HydrateFallback: () => null, ...route };
  return typeof route.lazy === 'object' ? { ...copy, lazy: { ...route.lazy } } : copy;
}

function fakeTimersAreOn(): boolean {
  return Object.hasOwn(setTimeout, 'clock');
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>elsewhere: {pathname + search}</p>;
}
