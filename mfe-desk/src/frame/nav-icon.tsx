import { IconFrame } from '@kaagazz/design-system';

const shapes = {
  today:
    'M12 4v2.4M12 17.6V20M4 12h2.4M17.6 12H20M6.4 6.4l1.6 1.6M16 16l1.6 1.6M17.6 6.4L16 8M8 16l-1.6 1.6M12 9a3 3 0 110 6 3 3 0 010-6z',
  orders: 'M3.8 7.8L12 3.6l8.2 4.2v8.6L12 20.6l-8.2-4.2zM3.8 7.8L12 12l8.2-4.2M12 12v8.6',
  newOrder: 'M6 3.8h12v16.4H6zM12 8v8M8 12h8',
  prices: 'M7 5h10M7 9h10M14 5c0 5-3 6-7 6l7 8',
  prints: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  products: 'M4 4.5h7.6l8.4 8.4-7 7L4.5 11.4zM8.2 8.4v.1',
  categories: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  sales: 'M5.5 18.5l13-13M7.6 5.4a2.3 2.3 0 110 4.6 2.3 2.3 0 010-4.6zM16.4 14a2.3 2.3 0 110 4.6 2.3 2.3 0 010-4.6z',
  discounts: 'M4 6.5h16v4a1.8 1.8 0 000 3.4v3.6H4v-3.6a1.8 1.8 0 000-3.4zM9.6 6.5v11M13 10.4h3.6M13 13.6h3.6',
  requests: 'M4 5h16v11H10l-4.5 4v-4H4zM8 9h8M8 12.2h5',
  returns: 'M9 6L4.5 10.5 9 15M4.5 10.5H15a5 5 0 010 10h-3',
  customers: 'M12 4.2a4 4 0 110 8 4 4 0 010-8zM4.6 20c.8-4 3.6-5.8 7.4-5.8s6.6 1.8 7.4 5.8',
  insight: 'M4 20h16M6.6 16.4v-4M11 16.4V7M15.4 16.4v-6.6M19 16.4V5',
  money: 'M6 5h12M6 9.4h12M6 5h4.4a4.4 4.4 0 010 8.8H6.6L14.4 20',
  reviews: 'M12 4l2.5 5.2 5.6.8-4 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4-4 5.6-.8z',
  content: 'M4 20l1-4.4L15.6 5a2.4 2.4 0 013.4 3.4L8.4 19zM13.4 7.2l3.4 3.4M13 20h7',
  emails: 'M3.4 5.6h17.2v12.8H3.4zM3.8 6.4l8.2 6.4 8.2-6.4',
  people:
    'M9 4.6a3.4 3.4 0 110 6.8 3.4 3.4 0 010-6.8zM2.8 19.4c.6-3.6 3-5.2 6.2-5.2s5.6 1.6 6.2 5.2M16 5a3 3 0 010 6M17.6 14.4c2 .5 3.2 2 3.6 4.6',
  tokens: 'M8.4 8.6a4.4 4.4 0 110 8.8 4.4 4.4 0 010-8.8zM11.6 10L20 4.6M17 6.6l2.2 3M14.4 8.2l1.6 2.2',
  audit: 'M6 3.8h12v16.4H6zM9 8h6M9 11.6h6M9 15.2h3.4',
  goLive: 'M4 12.6l5.2 5.2L20 6.6',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
} as const;

export type NavIconName = keyof typeof shapes;

export function NavIcon({ name }: { name: NavIconName }) {
  return (
    <IconFrame size={22}>
      <path d={shapes[name]} />
    </IconFrame>
  );
}
