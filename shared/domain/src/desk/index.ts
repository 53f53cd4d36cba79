export * from './permissions.ts';
export * from './staff-role.ts';
