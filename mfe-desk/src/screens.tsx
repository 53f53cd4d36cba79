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
  permission: Permission | null;
}

/**
 * Returns a screen whose code is loaded when the screen is first opened. Without a permission,
 * everybody may open the screen.
 */
function screen<Name extends string>(
  path: string,
  permission: Permission | null,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Screen {
  const page = async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] });
  return { path, permission, Component: lazy(page) };
}

const screens: readonly Screen[] = [
  screen(paths.today, null, () => import('./pages/today-page.tsx'), 'TodayPage'),
  screen(paths.orders, 'orders.read', () => import('./pages/orders/orders-page.tsx'), 'OrdersPage'),
  screen(paths.order, 'orders.read', () => import('./pages/orders/order-page.tsx'), 'OrderPage'),
  screen(paths.newOrder, 'orders.create', () => import('./pages/orders/new-order-page.tsx'), 'NewOrderPage'),
  screen(
    paths.paymentLinks,
    'orders.create',
    () => import('./pages/orders/payment-links-page.tsx'),
    'PaymentLinksPage',
  ),
  screen(paths.printPrices, 'prices.write', () => import('./pages/prints/print-prices-page.tsx'), 'PrintPricesPage'),
  screen(paths.prints, 'prints.work', () => import('./pages/prints/prints-page.tsx'), 'PrintsPage'),
  screen(paths.print, 'prints.work', () => import('./pages/prints/print-page.tsx'), 'PrintPage'),
  screen(paths.returns, 'orders.return', () => import('./pages/orders/returns-page.tsx'), 'ReturnsPage'),
  screen(paths.products, 'catalogue.read', () => import('./pages/products-page.tsx'), 'ProductsPage'),
  screen(paths.product, 'catalogue.read', () => import('./pages/product-page.tsx'), 'ProductPage'),
  screen(paths.categories, 'catalogue.read', () => import('./pages/catalogue/categories-page.tsx'), 'CategoriesPage'),
  screen(paths.sales, 'catalogue.read', () => import('./pages/sales-page.tsx'), 'SalesPage'),
  screen(paths.discounts, 'catalogue.read', () => import('./pages/discounts/discounts-page.tsx'), 'DiscountsPage'),
  screen(paths.requests, 'requests.answer', () => import('./pages/requests-page.tsx'), 'RequestsPage'),
  screen(paths.request, 'requests.answer', () => import('./pages/request-page.tsx'), 'RequestPage'),
  screen(paths.customers, 'customers.read', () => import('./pages/customers-page.tsx'), 'CustomersPage'),
  screen(paths.customer, 'customers.read', () => import('./pages/customer-page.tsx'), 'CustomerPage'),
  screen(paths.money, 'money.read', () => import('./pages/money-page.tsx'), 'MoneyPage'),
  screen(paths.insight, 'insight.read', () => import('./pages/insight-page.tsx'), 'InsightPage'),
  screen(paths.reviews, 'content.write', () => import('./pages/reviews-page.tsx'), 'ReviewsPage'),
  screen(paths.content, 'content.write', () => import('./pages/content/content-page.tsx'), 'ContentPage'),
  screen(paths.newEntry, 'content.write', () => import('./pages/content/new-entry-page.tsx'), 'NewEntryPage'),
  screen(paths.entry, 'content.write', () => import('./pages/content/entry-page.tsx'), 'EntryPage'),
  screen(paths.newsletter, 'newsletter.send', () => import('./pages/content/subscribers-page.tsx'), 'SubscribersPage'),
  screen(paths.emails, 'orders.ship', () => import('./pages/failed-emails-page.tsx'), 'FailedEmailsPage'),
  screen(paths.people, 'staff.manage', () => import('./pages/people-page.tsx'), 'PeoplePage'),
  screen(paths.tokens, 'tokens.manage', () => import('./pages/tokens-page.tsx'), 'TokensPage'),
  screen(paths.audit, 'audit.read', () => import('./pages/audit-page.tsx'), 'AuditPage'),
  screen(paths.settings, 'settings.read', () => import('./pages/settings-page.tsx'), 'SettingsPage'),
  screen(paths.goLive, 'settings.read', () => import('./pages/go-live-page.tsx'), 'GoLivePage'),
  screen(paths.account, null, () => import('./pages/account-page.tsx'), 'AccountPage'),
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
