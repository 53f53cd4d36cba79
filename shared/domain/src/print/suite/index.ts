export * from './suite-groups.ts';
export * from './suite-pieces.ts';
export * from './write-suite-groups.ts';
