export const OPERATOR_SCOPES = {
  orders: 'Read and move orders, download invoices and print files',
  requests: 'Read bulk, partner and print requests',
  catalogue: 'Import and export products and photographs',
  prices: 'Import and export print prices',
  payments: 'Find and refund unknown payments',
  checks: 'Read health, the audit log and go-live checks; retry jobs',
  staff: 'Invite the first people to the desk',
} as const;

export type OperatorScope = keyof typeof OPERATOR_SCOPES;

function isOperatorScope(text: string): text is OperatorScope {
  return Object.hasOwn(OPERATOR_SCOPES, text);
}

export const OPERATOR_SCOPE_NAMES: readonly OperatorScope[] = Object.keys(OPERATOR_SCOPES).filter(isOperatorScope);
