import type { Permission } from '@kaagazz/domain/desk';

import { paths } from '../paths.ts';
import { useMay } from '../session/session.tsx';
import type { NavIconName } from './nav-icon.tsx';

export interface NavEntry {
  path: string;
  label: string;
  icon: NavIconName;
  words?: string;
  /** Pressed after `g`. */
  key: string;
  permission?: Permission;
}

const CONTENT = 'website pages home banners blog posts policies events emails testimonials milestones';

const GROUPS: Readonly<Record<string, readonly NavEntry[]>> = {
  '': [{ path: paths.today, label: 'Today', icon: 'today', key: 't' }],
  Orders: [
    { path: paths.orders, label: 'Orders', icon: 'orders', key: 'o', permission: 'orders.read' },
    { path: paths.newOrder, label: 'New order', icon: 'newOrder', key: 'n', permission: 'orders.create' },
    { path: paths.prints, label: 'Print board', icon: 'prints', key: 'w', permission: 'prints.work' },
    { path: paths.requests, label: 'Requests', icon: 'requests', key: 'r', permission: 'requests.answer' },
    { path: paths.returns, label: 'Returns', icon: 'returns', key: 'b', permission: 'orders.return' },
    { path: paths.customers, label: 'Customers', icon: 'customers', key: 'c', permission: 'customers.read' },
  ],
  Catalogue: [
    { path: paths.products, label: 'Products', icon: 'products', key: 'p', permission: 'catalogue.read' },
    { path: paths.categories, label: 'Categories', icon: 'categories', key: 'q', permission: 'catalogue.write' },
    { path: paths.sales, label: 'Sales', icon: 'sales', key: 'd', permission: 'catalogue.write' },
    { path: paths.discounts, label: 'Discount codes', icon: 'discounts', key: 'f', permission: 'catalogue.write' },
    { path: paths.printPrices, label: 'Print prices', icon: 'prices', key: 'x', permission: 'prices.write' },
    { path: paths.reviews, label: 'Reviews', icon: 'reviews', key: 'v', permission: 'content.write' },
  ],
  Website: [
    { path: paths.content, label: 'Content', words: CONTENT, icon: 'content', key: 'h', permission: 'content.write' },
    { path: paths.newsletter, label: 'Newsletter', icon: 'emails', key: 'u', permission: 'newsletter.send' },
  ],
  Numbers: [
    { path: paths.money, label: 'Money', icon: 'money', key: 'y', permission: 'money.read' },
    { path: paths.insight, label: 'Insight', icon: 'insight', key: 'i', permission: 'insight.read' },
  ],
  Shop: [
    { path: paths.settings, label: 'Settings', icon: 'settings', key: 's', permission: 'settings.read' },
    { path: paths.emails, label: 'Failed emails', icon: 'emails', key: 'e', permission: 'orders.ship' },
    { path: paths.people, label: 'People', icon: 'people', key: 'm', permission: 'staff.manage' },
    { path: paths.tokens, label: 'Tokens', icon: 'tokens', key: 'k', permission: 'tokens.manage' },
    { path: paths.audit, label: 'Audit', icon: 'audit', key: 'a', permission: 'audit.read' },
    { path: paths.goLive, label: 'Go live', icon: 'goLive', key: 'l', permission: 'settings.read' },
  ],
};

export function useNavigation() {
  const may = useMay();
  const isOpen = ({ permission }: NavEntry) => !permission || may(permission);
  const groups = Object.entries(GROUPS).map(([title, all]) => ({ title, entries: all.filter(isOpen) }));
  return groups.filter(({ entries }) => entries.length > 0);
}
