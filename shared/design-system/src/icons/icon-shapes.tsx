import type { ReactNode } from 'react';

export const iconShapes = {
  cart: (
    <>
      <path d="M2 3.6h2.7l2.7 11.9h10.8L21 7.2H5.6" />
      <circle cx="9" cy="19.7" r="1.6" />
      <circle cx="16.8" cy="19.7" r="1.6" />
    </>
  ),
  menu: <path d="M3.5 7h17M3.5 12.2h17M3.5 17.4h11" />,
  close: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
  'chevron-down': <path d="M6 9.2l6 6 6-6" />,
  'chevron-left': <path d="M14.8 6l-6 6 6 6" />,
  'chevron-right': <path d="M9.2 6l6 6-6 6" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  check: <path d="M4.8 12.6l4.7 4.8L19.4 6.8" />,
  alert: (
    <>
      <path d="M12 3.8l9 15.9H3z" />
      <path d="M12 10v4.2M12 16.9v.2" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8.2" r="3.9" />
      <path d="M4.6 20.2c.8-4.1 3.7-6 7.4-6s6.6 1.9 7.4 6" />
    </>
  ),
  instagram: (
    <>
      <rect x="3.8" y="3.8" width="16.4" height="16.4" rx="4.6" />
      <circle cx="12" cy="12" r="3.9" />
      <path d="M16.7 7.2v.1" />
    </>
  ),
  linkedin: (
    <>
      <rect x="3.8" y="3.8" width="16.4" height="16.4" rx="2.4" />
      <path d="M8 10.6v6M8 7.4v.1M11.6 16.6v-6M11.6 13.4c0-1.9 1-2.9 2.4-2.9s2.2 1 2.2 2.8v3.3" />
    </>
  ),
  phone: (
    <path d="M5.2 3.8h3.4l1.6 4.4-2.1 1.7c1.1 2.6 3.2 4.8 6 6l1.8-2.1 4.3 1.6v3.5c0 .8-.6 1.4-1.4 1.3C10.9 19.8 4.3 13.2 3.8 5.2c0-.8.6-1.4 1.4-1.4z" />
  ),
  mail: (
    <>
      <rect x="3.2" y="5.4" width="17.6" height="13.2" rx="1.6" />
      <path d="M3.8 6.6l8.2 6.4 8.2-6.4" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21c-4.2-4.6-6.4-8-6.4-11.1a6.4 6.4 0 0112.8 0c0 3.1-2.2 6.5-6.4 11.1z" />
      <circle cx="12" cy="9.8" r="2.3" />
    </>
  ),
  leaf: <path d="M4.5 19.5C4 10 9 4.8 19.8 4.2c.6 10.4-4.2 15.6-12.3 14.2M4.5 19.5c2.2-4.7 5.3-7.6 9.5-9.5" />,
  box: (
    <>
      <path d="M3.8 7.8L12 3.6l8.2 4.2v8.6L12 20.6l-8.2-4.2z" />
      <path d="M3.8 7.8L12 12l8.2-4.2M12 12v8.6M7.9 5.7l8.2 4.2" />
    </>
  ),
  search: (
    <>
      <circle cx="10.8" cy="10.8" r="6.2" />
      <path d="M15.5 15.5l5 5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof iconShapes;
