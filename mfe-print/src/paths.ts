/** Route patterns of this app (docs/product.md, Pages). */
export const paths = {
  hub: '/KaagazzPrint',
  printBook: '/printbook',
  certificates: '/certificates',
  customPrint: '/custom-print',
  quickPrint: '/quick-print',
  businessCards: '/business-cards',
  proof: '/print-proof/:id',
} as const;

export const INVITATION_KINDS = ['marriage', 'babyshower', 'birthday', 'anniversary'] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

export function designsPath(kind: InvitationKind): `/${InvitationKind}` {
  return `/${kind}`;
}

/** The page of a design. Pass `:id` for the route pattern. */
export function designPath(kind: string, id: string): string {
  return `/${kind}/${id}`;
}

/** Returns the kind in a path such as `/marriage/1`, in any letter case. */
export function invitationKindOf(pathname: string): InvitationKind {
  const segment = pathname.split('/')[1]?.toLowerCase();
  const kind = INVITATION_KINDS.find((known) => known === segment);
  if (!kind) throw new Error(`${pathname} is not a path of invitations`);
  return kind;
}

export function proofPath(id: string): string {
  return `/print-proof/${encodeURIComponent(id)}`;
}

/** Pages of other apps. */
export const externalPaths = { cart: '/cart' } as const;
