import type { User } from '@kaagazz/contract';
import { accountName } from '@kaagazz/domain';

type Names = Pick<User, 'name' | 'fullname' | 'username' | 'email'>;

export function initialOf(user: Names): string {
  // Destructuring splits the name by code points, because some letters consist of two UTF-16 code
  // units.
  const [first = 'U'] = displayName(user) ?? 'U';
  return first.toLocaleUpperCase('en-IN');
}

export function displayName({ name, fullname, username, email }: Names): string | undefined {
  return [name, fullname, username]
    .map((text) => accountName({ fullname: text?.trim() ?? '', email }))
    .find((text) => text !== '');
}
