export const paths = {
  hub: '/KaagazzPrint',
  businessCards: '/business-cards',
  certificates: '/certificates',
  proof: '/print-proof/:id',
  betterFile: '/better-file/:token',
  reply: '/r/:code',
  hostReplies: '/replies/:id',
  shared: '/i/:code',
  share: '/share/:id',
  verify: '/verify',
  verifySerial: '/verify/:serial',
  issued: '/issued/:id',
} as const;

export const DESIGN_KINDS = ['marriage', 'babyshower', 'birthday', 'anniversary', 'suites'] as const;
export type DesignKind = (typeof DESIGN_KINDS)[number];

export const FILE_SERVICES = ['printbook', 'custom-print', 'quick-print'] as const;

export function designsPath(kind: DesignKind): `/${DesignKind}` {
  return `/${kind}`;
}

export function designPath(kind: string, id: string): string {
  return `/${kind}/${id}`;
}

export const designKindOf = (pathname: string) => firstSegment(pathname, DESIGN_KINDS);

export const fileServiceOf = (pathname: string) => firstSegment(pathname, FILE_SERVICES);

function firstSegment<Known extends string>(pathname: string, known: readonly Known[]): Known {
  const segment = pathname.split('/')[1]?.toLowerCase();
  const found = known.find((candidate) => candidate === segment);
  if (!found) throw new Error(`${pathname} must start with one of ${known.join(', ')}`);
  return found;
}

export function proofPath(id: string): string {
  return `/print-proof/${encodeURIComponent(id)}`;
}

export function betterFilePath(token: string): string {
  return `/better-file/${encodeURIComponent(token)}`;
}

export function replyPath(code: string): string {
  return `/r/${encodeURIComponent(code)}`;
}

export function hostRepliesPath(id: string): string {
  return `/replies/${encodeURIComponent(id)}`;
}

export function sharedPath(code: string): string {
  return `/i/${encodeURIComponent(code)}`;
}

export function sharePath(id: string): string {
  return `/share/${encodeURIComponent(id)}`;
}

export function verifyPath(serial?: string): string {
  return serial === undefined ? paths.verify : `/verify/${encodeURIComponent(serial)}`;
}

export function issuedPath(id: string): string {
  return `/issued/${encodeURIComponent(id)}`;
}

/** Pages of other apps. */
export const externalPaths = { cart: '/cart', orders: '/my-orders', profile: '/profile' } as const;
