export function hsnCodeProblem(code: string): string | undefined {
  return /^(\d{4}|\d{6}|\d{8})?$/.test(code) ? undefined : 'An HSN code has 4, 6 or 8 digits.';
}
