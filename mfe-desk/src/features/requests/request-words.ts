export const KINDS = { bulk: 'Bulk order', partner: 'Partner', print: 'Print price' } as const;
export const REQUEST_STATES = { waiting: 'Waiting', answered: 'Answered', closed: 'Closed' } as const;
