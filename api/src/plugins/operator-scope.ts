import type { OperatorScope } from '@kaagazz/domain/desk';

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

export function operatorScopeOf(path: string): OperatorScope {
  const [, first = '', second = ''] = path.split('/').slice(1);
  const scope = SCOPES[first] ?? SCOPES[`${first}/${second}`];
  if (!scope) throw new Error(`no token scope for ${path}`);
  return scope;
}
