export type { User } from '@kaagazz/api-schema';
