export * from './print-field.ts';
export * from './print-service.ts';
export * from './print-services.ts';
