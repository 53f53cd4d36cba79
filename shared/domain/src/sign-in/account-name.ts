/** Returns an empty string if the account has no name and uses its email address as `fullname`. */
export function accountName({ fullname, email }: { fullname: string; email: string }): string {
  return fullname === email ? '' : fullname;
}
