/** Every URL that this app owns (specification §2). Any letter case reaches them (E16). */
export const paths = {
  hub: '/KaagazzPrint',
  printBook: '/printbook',
  certificates: '/certificates',
  customPrint: '/custom-print',
  quickPrint: '/quick-print',
  businessCards: '/business-cards',
  /** the final preview of a line of the cart, which is approved before it is paid (E34) */
  proof: '/print-proof/:id',
} as const;

/** The occasions that there are designs for (specification §2). */
export const INVITATION_KINDS = ['marriage', 'babyshower', 'birthday', 'anniversary'] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** Where the designs of an occasion are listed. */
export function designsPath(kind: InvitationKind): `/${InvitationKind}` {
  return `/${kind}`;
}

/** Where a design is made one's own; `:id` for the pattern. */
export function designPath(kind: string, id: string): string {
  return `/${kind}/${id}`;
}

export function proofPath(id: string): string {
  return `/print-proof/${encodeURIComponent(id)}`;
}

/** Pages of others that this app leads to. */
export const externalPaths = { cart: '/cart' } as const;
