/** Every URL that this app owns (specification §2). Any letter case reaches them (E16). */
export const paths = {
  hub: '/KaagazzPrint',
  printBook: '/printbook',
  certificates: '/certificates',
  customPrint: '/custom-print',
  quickPrint: '/quick-print',
  /** the final preview of a line of the cart, which is approved before it is paid (E34) */
  proof: '/print-proof/:id',
} as const;

export function proofPath(id: string): string {
  return `/print-proof/${encodeURIComponent(id)}`;
}

/** Pages of others that this app leads to. */
export const elsewhere = { cart: '/cart' } as const;
