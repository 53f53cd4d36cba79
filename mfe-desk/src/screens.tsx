import type { Permission } from '@kaagazz/domain/desk';
import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';

import { NotFound } from './states/not-found.tsx';
import { paths } from './paths.ts';
import { useMay } from './session/session.tsx';

/** If `permission` is null, any staff member can open the screen. */
function screen(path: string, permission: Permission | null, load: () => Promise<Record<string, ComponentType>>) {
  const page = async () => ({ default: Object.values(await load())[0] ?? NotFound });
  return { path, permission, Component: lazy(page) };
}

const screens = [
  screen(paths.today, null, () => import('./pages/today-page.tsx')),
  screen(paths.orders, 'orders.read', () => import('./pages/orders/orders-page.tsx')),
  screen(paths.order, 'orders.read', () => import('./pages/orders/order-page.tsx')),
  screen(paths.newOrder, 'orders.create', () => import('./pages/orders/new-order-page.tsx')),
  screen(paths.paymentLinks, 'orders.create', () => import('./pages/orders/payment-links-page.tsx')),
  screen(paths.printPrices, 'prices.write', () => import('./pages/prints/print-prices-page.tsx')),
  screen(paths.prints, 'prints.work', () => import('./pages/prints/prints-page.tsx')),
  screen(paths.print, 'prints.work', () => import('./pages/prints/print-page.tsx')),
  screen(paths.returns, 'orders.return', () => import('./pages/orders/returns-page.tsx')),
  screen(paths.products, 'catalogue.read', () => import('./pages/products-page.tsx')),
  screen(paths.product, 'catalogue.read', () => import('./pages/product-page.tsx')),
  screen(paths.categories, 'catalogue.read', () => import('./pages/catalogue/categories-page.tsx')),
  screen(paths.sales, 'catalogue.read', () => import('./pages/sales-page.tsx')),
  screen(paths.discounts, 'catalogue.read', () => import('./pages/discounts/discounts-page.tsx')),
  screen(paths.requests, 'requests.answer', () => import('./pages/requests-page.tsx')),
  screen(paths.request, 'requests.answer', () => import('./pages/request-page.tsx')),
  screen(paths.customers, 'customers.read', () => import('./pages/customers-page.tsx')),
  screen(paths.customer, 'customers.read', () => import('./pages/customer-page.tsx')),
  screen(paths.money, 'money.read', () => import('./pages/money-page.tsx')),
  screen(paths.insight, 'insight.read', () => import('./pages/insight-page.tsx')),
  screen(paths.reviews, 'content.write', () => import('./pages/reviews-page.tsx')),
  screen(paths.content, 'content.write', () => import('./pages/content/content-page.tsx')),
  screen(paths.newEntry, 'content.write', () => import('./pages/content/new-entry-page.tsx')),
  screen(paths.entry, 'content.write', () => import('./pages/content/entry-page.tsx')),
  screen(paths.newsletter, 'newsletter.send', () => import('./pages/content/subscribers-page.tsx')),
  screen(paths.emails, 'orders.ship', () => import('./pages/failed-emails-page.tsx')),
  screen(paths.people, 'staff.manage', () => import('./pages/people-page.tsx')),
  screen(paths.tokens, 'tokens.manage', () => import('./pages/tokens-page.tsx')),
  screen(paths.audit, 'audit.read', () => import('./pages/audit-page.tsx')),
  screen(paths.settings, 'settings.read', () => import('./pages/settings-page.tsx')),
  screen(paths.goLive, 'settings.read', () => import('./pages/go-live-page.tsx')),
  screen(paths.account, null, () => import('./pages/account-page.tsx')),
];

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
