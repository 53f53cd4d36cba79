export const paths = {
  signUp: '/signup',
  login: '/login',
  profile: '/profile',
  myOrders: '/my-orders',
  trackOrder: '/track-order',
  invoice: '/my-orders/:orderNumber/invoice',
} as const;

export function invoicePath(orderNumber: string): string {
  return `${paths.myOrders}/${encodeURIComponent(orderNumber)}/invoice`;
}
