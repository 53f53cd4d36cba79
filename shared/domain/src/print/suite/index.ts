export * from './suite-groups.ts';
export * from './suite-pieces.ts';
