export * from './content-kinds.ts';
export * from './email-texts.ts';
