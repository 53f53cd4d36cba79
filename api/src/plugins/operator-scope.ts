import type { OperatorScope } from '@kaagazz/domain/desk';

/** The scope that a token needs, by the part of the path after `/operator/`. */
const SCOPES: Readonly<Record<string, OperatorScope>> = {
  audit: 'checks',
  'bulk-orders': 'requests',
  catalog: 'catalogue',
  health: 'checks',
  jobs: 'checks',
  'live-checks': 'checks',
  media: 'catalogue',
  orders: 'orders',
  'partner-requests': 'requests',
  payments: 'payments',
  'print/lines': 'orders',
  'print/prices': 'prices',
  'print/requests': 'requests',
  staff: 'staff',
  visits: 'checks',
};

/**
 * Returns the scope that an operation needs.
 *
 * @param path for example `/operator/orders/:orderNumber`
 * @throws Error if the table has no scope for the path
 */
export function operatorScopeOf(path: string): OperatorScope {
  const [, first = '', second = ''] = path.split('/').slice(1);
  const scope = SCOPES[first] ?? SCOPES[`${first}/${second}`];
  if (!scope) throw new Error(`no token scope for ${path}`);
  return scope;
}
