/**
 * Returns an empty string if the name is unknown. A new account uses the email address as its name.
 */
export function accountName({ fullname, email }: { fullname: string; email: string }): string {
  return fullname === email ? '' : fullname;
}
