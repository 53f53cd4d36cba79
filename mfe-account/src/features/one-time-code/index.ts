export { CodeField } from './code-field.tsx';
export { errorText, hasRecentCode } from './error-text.ts';
export type { FallbackTexts } from './error-text.ts';
export { ResendCode } from './resend-code.tsx';
export type { ResendResult } from './resend-code.tsx';
