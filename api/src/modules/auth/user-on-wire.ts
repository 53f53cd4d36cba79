import type { User } from '@kaagazz/api-schema';
import type { SignedInUser } from '../../plugins/auth-guard.ts';

export function userOnWire(user: SignedInUser): User {
  const { id, email, fullname, username, phone, profilePic, brandColors } = user;
  return { _id: id, name: fullname, fullname, username, email, phone, profilePic, brandColors };
}
