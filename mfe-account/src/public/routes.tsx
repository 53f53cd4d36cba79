import type { RemoteFace } from '@kaagazz/contract';
import { page } from '@kaagazz/contract/page';

import { accountApi } from '../api.ts';
import { paths } from '../paths.ts';
import { discovery } from './discovery.ts';

const face: RemoteFace = {
  contract: 1,
  version: __APP_VERSION__,
  api: accountApi,
  discovery: __SERVER__ ? discovery : undefined,
  routes: [
    {
      id: 'account.sign-up',
      path: paths.signUp,
      handle: { chunk: 'sign-up-page' },
      lazy: page(() => import(/* webpackChunkName: "sign-up-page" */ '../pages/sign-up-page.tsx'), 'SignUpPage'),
    },
    {
      id: 'account.login',
      path: paths.login,
      handle: { chunk: 'login-page', menu: 'Login / Signup' },
      lazy: page(() => import(/* webpackChunkName: "login-page" */ '../pages/login-page.tsx'), 'LoginPage'),
    },
    {
      id: 'account.profile',
      path: paths.profile,
      handle: { chunk: 'profile-page', menu: 'My Profile' },
      lazy: page(() => import(/* webpackChunkName: "profile-page" */ '../pages/profile-page.tsx'), 'ProfilePage'),
    },
    {
      id: 'account.my-orders',
      path: paths.myOrders,
      handle: { chunk: 'my-orders-page', menu: 'My Orders' },
      lazy: page(() => import(/* webpackChunkName: "my-orders-page" */ '../pages/my-orders-page.tsx'), 'MyOrdersPage'),
    },
    {
      id: 'account.track-order',
      path: paths.trackOrder,
      handle: { chunk: 'track-order-page' },
      lazy: page(
        () => import(/* webpackChunkName: "track-order-page" */ '../pages/track-order-page.tsx'),
        'TrackOrderPage',
      ),
    },
    {
      id: 'account.invoice',
      path: paths.invoice,
      handle: { chunk: 'invoice-page', example: '/my-orders/KGZ-2026-000001/invoice' },
      lazy: page(() => import(/* webpackChunkName: "invoice-page" */ '../pages/invoice-page.tsx'), 'InvoicePage'),
    },
  ],
};

export default face;
