import type { User } from '@kaagazz/contract';

type Names = Pick<User, 'name' | 'fullname' | 'username' | 'email'>;

export function initialOf(user: Names): string {
  // Split by code points, because some letters consist of two UTF-16 code units.
  const [first = 'U'] = displayName(user) ?? 'U';
  return first.toLocaleUpperCase('en-IN');
}

/** Accounts without a name have the email address as their name. */
export function displayName({ name, fullname, username, email }: Names): string | undefined {
  return [name, fullname, username].map((text) => text?.trim()).find((text) => text && text !== email);
}
