/** Every URL that this app owns (specification §2). Any letter case reaches them (E16). */
export const paths = {
  hub: '/KaagazzPrint',
} as const;
