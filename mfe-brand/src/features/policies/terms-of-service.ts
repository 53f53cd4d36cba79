import { fillPlaceholders } from './policy.ts';
import policy from './terms-of-service.json';

export const termsOfService = fillPlaceholders(policy);
