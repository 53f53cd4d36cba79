/** Returns the account's name, or an empty string if it has none. */
export function accountName({ fullname, email }: { fullname: string; email: string }): string {
  return fullname === email ? '' : fullname;
}
