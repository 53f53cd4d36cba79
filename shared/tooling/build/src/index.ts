export * from './apps/apps.ts';
export * from './build-app.ts';
export * from '@kaagazz/contract/shared-singletons';
