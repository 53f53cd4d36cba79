/** Every URL that this app owns (specification §2). */
export const paths = {
  signUp: '/signup',
  login: '/login',
  myOrders: '/my-orders',
} as const;
