export * from './apps.ts';
export * from './build-app.ts';
export * from './release.ts';
export * from './rollout.ts';
export * from './shared-singletons.ts';
