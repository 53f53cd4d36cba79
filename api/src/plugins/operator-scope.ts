import type { OperatorScope } from '@kaagazz/domain/desk';

/** Scope required for each operator path, by the path segment after `/operator/`. */
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
  'rollout-revision': 'staff',
  staff: 'staff',
  visits: 'checks',
};

/**
 * Returns the scope that a token needs to call an operation.
 *
 * @param path for example `/operator/orders/:orderNumber`
 * @throws Error if `SCOPES` has no entry for the path
 */
export function operatorScopeOf(path: string): OperatorScope {
  const [, first = '', second = ''] = path.split('/').slice(1);
  const scope = SCOPES[first] ?? SCOPES[`${first}/${second}`];
  if (!scope) throw new Error(`no token scope for ${path}`);
  return scope;
}
