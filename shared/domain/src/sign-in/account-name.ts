/**
 * Returns the shopper's name, or an empty string if it is unknown. An account that was created at
 * login has its email address as its name until the shopper enters a name.
 */
export function accountName({ fullname, email }: { fullname: string; email: string }): string {
  return fullname === email ? '' : fullname;
}
