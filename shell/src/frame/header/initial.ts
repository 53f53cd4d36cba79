import type { User } from '@kaagazz/contract';

type Names = Pick<User, 'name' | 'fullname' | 'username'>;

/** The letter of an avatar without a picture: the first of name, fullname or username, else U (specification §2). */
export function initialOf({ name, fullname, username }: Names): string {
  const known = [name, fullname, username].map((text) => text?.trim()).find(Boolean) ?? 'U';
  // A letter may take two code units.
  return (Array.from(known)[0] ?? 'U').toLocaleUpperCase('en-IN');
}

/** What the shopper is called in the menu. */
export function displayName({ name, fullname, username }: Names): string | undefined {
  return [name, fullname, username].map((text) => text?.trim()).find(Boolean);
}
