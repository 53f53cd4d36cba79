/** Returns the name of an account, or an empty string if there is none. */
export function accountName({ fullname, email }: { fullname: string; email: string }): string {
  return fullname === email ? '' : fullname;
}
