export { CodeField } from './code-field.tsx';
export { problemText, wasSentAlready } from './problem-text.ts';
export type { OwnWords } from './problem-text.ts';
export { ResendCode } from './resend-code.tsx';
export type { ResendAnswer } from './resend-code.tsx';
