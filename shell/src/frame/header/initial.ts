import type { User } from '@kaagazz/contract';

type Names = Pick<User, 'name' | 'fullname' | 'username'>;

export function initialOf(user: Names): string {
  // Split by code points, because some letters consist of two UTF-16 code units.
  const [first = 'U'] = displayName(user) ?? 'U';
  return first.toLocaleUpperCase('en-IN');
}

export function displayName({ name, fullname, username }: Names): string | undefined {
  return [name, fullname, username].map((text) => text?.trim()).find(Boolean);
}
