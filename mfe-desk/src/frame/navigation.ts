import type { Permission } from '@kaagazz/domain/desk';

import { paths } from '../paths.ts';
import type { NavIconName } from './nav-icon.tsx';

export interface NavEntry {
  path: string;
  label: string;
  icon: NavIconName;
  /** Pressed after `g`. */
  key: string;
  /** Permission needed to open the screen. If it is missing, everyone may open the screen. */
  permission?: Permission;
}

/** The screens in the navigation, with the most used ones first. */
export const NAVIGATION: readonly NavEntry[] = [
  { path: paths.today, label: 'Today', icon: 'today', key: 't' },
  { path: paths.orders, label: 'Orders', icon: 'orders', key: 'o', permission: 'orders.read' },
  { path: paths.products, label: 'Products', icon: 'products', key: 'p', permission: 'catalogue.read' },
  { path: paths.requests, label: 'Requests', icon: 'requests', key: 'r', permission: 'requests.answer' },
  { path: paths.returns, label: 'Returns', icon: 'returns', key: 'b', permission: 'orders.return' },
  { path: paths.emails, label: 'Failed emails', icon: 'emails', key: 'e', permission: 'orders.ship' },
  { path: paths.people, label: 'People', icon: 'people', key: 'm', permission: 'staff.manage' },
  { path: paths.audit, label: 'Audit', icon: 'audit', key: 'a', permission: 'audit.read' },
  { path: paths.settings, label: 'Settings', icon: 'settings', key: 's', permission: 'settings.read' },
  { path: paths.goLive, label: 'Go live', icon: 'goLive', key: 'l', permission: 'settings.read' },
];
