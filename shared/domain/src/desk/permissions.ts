import { STAFF_ROLES, type StaffRole } from './staff-role.ts';

/** Founders have every permission. */
const TABLE = {
  'orders.read': { allows: 'Read orders', roles: ['packer', 'printer', 'accountant'] },
  'orders.note': { allows: 'Write notes on orders', roles: ['packer', 'printer', 'accountant'] },
  'orders.ship': { allows: 'Pack, ship, hold and correct orders; resend emails', roles: ['packer'] },
  'orders.create': { allows: 'Take orders by phone', roles: ['packer', 'accountant'] },
  'orders.cancel': { allows: 'Cancel orders', roles: ['accountant'] },
  'orders.return': { allows: 'Receive returns', roles: ['packer', 'accountant'] },
  'prints.work': { allows: 'Download print sheets and mark them printed', roles: ['printer'] },
  'money.read': { allows: 'Read takings, refunds and payouts', roles: ['accountant'] },
  'money.refund': { allows: 'Refund payments and send replacements', roles: ['accountant'] },
  'customers.read': { allows: 'Read customers', roles: ['accountant'] },
  'customers.write': { allows: 'Write notes on customers; export and delete their data', roles: [] },
  'requests.answer': { allows: 'Answer bulk, partner and price requests', roles: ['printer', 'accountant'] },
  'catalogue.read': { allows: 'Read products', roles: ['packer', 'printer', 'editor', 'accountant'] },
  'catalogue.write': { allows: 'Edit products and prices', roles: ['editor'] },
  'stock.write': { allows: 'Count stock', roles: ['packer', 'editor'] },
  'prices.write': { allows: 'Edit print prices', roles: ['accountant'] },
  'content.write': { allows: 'Write and publish pages, posts and banners', roles: ['editor'] },
  'newsletter.send': { allows: 'Send the newsletter and see its subscribers', roles: ['editor'] },
  'settings.read': { allows: 'Read settings', roles: ['accountant'] },
  'settings.write': { allows: 'Change settings', roles: [] },
  'insight.read': { allows: 'Read visitor numbers', roles: ['editor', 'accountant'] },
  'staff.manage': { allows: 'Invite and remove people, change roles', roles: [] },
  'tokens.manage': { allows: 'Create and revoke tokens of machines', roles: [] },
  'audit.read': { allows: 'Read the audit log', roles: ['accountant'] },
  'releases.manage': { allows: 'Open the release page', roles: [] },
} as const satisfies Record<string, { allows: string; roles: readonly Exclude<StaffRole, 'founder'>[] }>;

export type Permission = keyof typeof TABLE;

export const PERMISSIONS: readonly Permission[] = Object.keys(TABLE).filter(isPermission);

export function isPermission(text: string): text is Permission {
  return Object.hasOwn(TABLE, text);
}

export function permissionLabel(permission: Permission): string {
  return TABLE[permission].allows;
}

export function mayRole(role: StaffRole, permission: Permission): boolean {
  const roles: readonly StaffRole[] = TABLE[permission].roles;
  return role === 'founder' || roles.includes(role);
}

export function permissionsOf(role: StaffRole): Permission[] {
  return PERMISSIONS.filter((permission) => mayRole(role, permission));
}

export function rolesWith(permission: Permission): StaffRole[] {
  return STAFF_ROLES.filter((role) => mayRole(role, permission));
}
