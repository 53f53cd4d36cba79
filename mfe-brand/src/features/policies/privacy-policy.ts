import { fillPlaceholders } from './policy.ts';
import policy from './privacy-policy.json';

/** Update the text with every change to storage, retention or recipients. */
export const privacyPolicy = fillPlaceholders(policy);
