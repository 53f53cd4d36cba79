export { Terms } from './policy.styles.ts';
export { MailLink } from './with-mail-link.tsx';
