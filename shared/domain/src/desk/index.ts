export * from './operator-scope.ts';
export * from './permissions.ts';
export * from './staff-role.ts';
