import type { Permission } from '@kaagazz/domain/desk';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';

import { NotFound } from './states/not-found.tsx';
import { paths } from './paths.ts';
import { useMay } from './session/session.tsx';

interface Screen {
  path: string;
  Component: ComponentType;
  permission?: Permission;
}

const screens: readonly Screen[] = [
  { path: paths.today, Component: lazy(async () => ({ default: (await import('./pages/today-page.tsx')).TodayPage })) },
  {
    path: paths.orders,
    permission: 'orders.read',
    Component: lazy(async () => ({ default: (await import('./pages/orders/orders-page.tsx')).OrdersPage })),
  },
  {
    path: paths.order,
    permission: 'orders.read',
    Component: lazy(async () => ({ default: (await import('./pages/orders/order-page.tsx')).OrderPage })),
  },
  {
    path: paths.newOrder,
    permission: 'orders.create',
    Component: lazy(async () => ({ default: (await import('./pages/orders/new-order-page.tsx')).NewOrderPage })),
  },
  {
    path: paths.paymentLinks,
    permission: 'orders.create',
    Component: lazy(async () => ({
      default: (await import('./pages/orders/payment-links-page.tsx')).PaymentLinksPage,
    })),
  },
  {
    path: paths.printPrices,
    permission: 'prices.write',
    Component: lazy(async () => ({ default: (await import('./pages/prints/print-prices-page.tsx')).PrintPricesPage })),
  },
  {
    path: paths.prints,
    permission: 'prints.work',
    Component: lazy(async () => ({ default: (await import('./pages/prints/prints-page.tsx')).PrintsPage })),
  },
  {
    path: paths.print,
    permission: 'prints.work',
    Component: lazy(async () => ({ default: (await import('./pages/prints/print-page.tsx')).PrintPage })),
  },
  {
    path: paths.returns,
    permission: 'orders.return',
    Component: lazy(async () => ({ default: (await import('./pages/orders/returns-page.tsx')).ReturnsPage })),
  },
  {
    path: paths.products,
    permission: 'catalogue.read',
    Component: lazy(async () => ({ default: (await import('./pages/products-page.tsx')).ProductsPage })),
  },
  {
    path: paths.product,
    permission: 'catalogue.read',
    Component: lazy(async () => ({ default: (await import('./pages/product-page.tsx')).ProductPage })),
  },
  {
    path: paths.sales,
    permission: 'catalogue.read',
    Component: lazy(async () => ({ default: (await import('./pages/sales-page.tsx')).SalesPage })),
  },
  {
    path: paths.discounts,
    permission: 'catalogue.read',
    Component: lazy(async () => ({
      default: (await import('./pages/discounts/discounts-page.tsx')).DiscountsPage,
    })),
  },
  {
    path: paths.requests,
    permission: 'requests.answer',
    Component: lazy(async () => ({ default: (await import('./pages/requests-page.tsx')).RequestsPage })),
  },
  {
    path: paths.request,
    permission: 'requests.answer',
    Component: lazy(async () => ({ default: (await import('./pages/request-page.tsx')).RequestPage })),
  },
  {
    path: paths.customers,
    permission: 'customers.read',
    Component: lazy(async () => ({ default: (await import('./pages/customers-page.tsx')).CustomersPage })),
  },
  {
    path: paths.customer,
    permission: 'customers.read',
    Component: lazy(async () => ({ default: (await import('./pages/customer-page.tsx')).CustomerPage })),
  },
  {
    path: paths.money,
    permission: 'money.read',
    Component: lazy(async () => ({ default: (await import('./pages/money-page.tsx')).MoneyPage })),
  },
  {
    path: paths.insight,
    permission: 'insight.read',
    Component: lazy(async () => ({ default: (await import('./pages/insight-page.tsx')).InsightPage })),
  },
  {
    path: paths.reviews,
    permission: 'content.write',
    Component: lazy(async () => ({ default: (await import('./pages/reviews-page.tsx')).ReviewsPage })),
  },
  {
    path: paths.content,
    permission: 'content.write',
    Component: lazy(async () => ({ default: (await import('./pages/content/content-page.tsx')).ContentPage })),
  },
  {
    path: paths.newEntry,
    permission: 'content.write',
    Component: lazy(async () => ({ default: (await import('./pages/content/new-entry-page.tsx')).NewEntryPage })),
  },
  {
    path: paths.entry,
    permission: 'content.write',
    Component: lazy(async () => ({ default: (await import('./pages/content/entry-page.tsx')).EntryPage })),
  },
  {
    path: paths.emails,
    permission: 'orders.ship',
    Component: lazy(async () => ({ default: (await import('./pages/failed-emails-page.tsx')).FailedEmailsPage })),
  },
  {
    path: paths.people,
    permission: 'staff.manage',
    Component: lazy(async () => ({ default: (await import('./pages/people-page.tsx')).PeoplePage })),
  },
  {
    path: paths.tokens,
    permission: 'tokens.manage',
    Component: lazy(async () => ({ default: (await import('./pages/tokens-page.tsx')).TokensPage })),
  },
  {
    path: paths.audit,
    permission: 'audit.read',
    Component: lazy(async () => ({ default: (await import('./pages/audit-page.tsx')).AuditPage })),
  },
  {
    path: paths.settings,
    permission: 'settings.read',
    Component: lazy(async () => ({ default: (await import('./pages/settings-page.tsx')).SettingsPage })),
  },
  {
    path: paths.goLive,
    permission: 'settings.read',
    Component: lazy(async () => ({ default: (await import('./pages/go-live-page.tsx')).GoLivePage })),
  },
  {
    path: paths.account,
    Component: lazy(async () => ({ default: (await import('./pages/account-page.tsx')).AccountPage })),
  },
];

/** Routes for the screens that the person's role may open. */
export function Screens() {
  const may = useMay();
  return (
    <Routes>
      {screens
        .filter(({ permission }) => !permission || may(permission))
        .map(({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
