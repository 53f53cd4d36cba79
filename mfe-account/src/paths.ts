/** Every URL that this app owns (specification §2). */
export const paths = {
  signUp: '/signup',
  login: '/login',
  profile: '/profile',
  myOrders: '/my-orders',
} as const;
