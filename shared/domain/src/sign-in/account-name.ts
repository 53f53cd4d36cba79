/** A new account uses its email address as its name. */
export function accountName({ fullname, email }: { fullname: string; email: string }): string {
  return fullname === email ? '' : fullname;
}
