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
  at?: string;
  path?: string;
  api?: RemoteApi | readonly RemoteApi[];
}

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  host: HostState;
  address(): string;
  goBack(): Promise<void>;
}

export function renderPage(page: ReactElement, { path, ...options }: PageOptions = {}): RenderedPage {
  const known = path ?? new URL(options.at ?? '/', 'https://site.invalid').pathname;
  return renderRoutes([{ path: known, element: page }], options);
}

/**
 * Renders a remote the way the shell does, with loaders and lazy pages.
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
