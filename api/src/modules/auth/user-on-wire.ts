import type { User } from '@kaagazz/api-schema';
import type { SignedInUser } from '../../plugins/auth-guard.ts';

export function userOnWire({ id, email, fullname, username, phone, profilePic }: SignedInUser): User {
  return { _id: id, name: fullname, fullname, username, email, phone, profilePic };
}
