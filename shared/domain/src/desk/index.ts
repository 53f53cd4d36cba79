export * from './audit-actions.ts';
export * from './operator-scope.ts';
export * from './permissions.ts';
export * from './staff-role.ts';
