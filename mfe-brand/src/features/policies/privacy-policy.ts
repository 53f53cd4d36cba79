import { fillPlaceholders } from './policy.ts';
import policy from './privacy-policy.json';

/** The privacy policy. Update its text with every change to storage, retention or recipients. */
export const privacyPolicy = fillPlaceholders(policy);
