export { NewsletterForm } from './newsletter-form.tsx';
export { NewsletterLink } from './newsletter-link.tsx';
