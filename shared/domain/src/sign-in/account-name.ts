/** Returns the name of an account, or an empty string if `fullname` is only the email address. */
export function accountName({ fullname, email }: { fullname: string; email: string }): string {
  return fullname === email ? '' : fullname;
}
