export * from './apps.ts';
export * from './build-app.ts';
export * from './shared-singletons.ts';
