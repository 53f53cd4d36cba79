/** Every URL that this app owns (specification §2). */
export const paths = {
  signUp: '/signup',
  login: '/login',
  profile: '/profile',
  myOrders: '/my-orders',
  invoice: '/my-orders/:orderNumber/invoice',
} as const;

/** The page of an order's invoice. */
export function invoicePath(orderNumber: string): string {
  return `${paths.myOrders}/${encodeURIComponent(orderNumber)}/invoice`;
}
