import type { CartLine } from '@kaagazz/contract';
import { SHOPPER, renderPage } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { act, screen, within } from '@testing-library/react';

import { siteNavigation } from '../navigation.ts';
import { Header } from './header.tsx';
import { CLOSE_DELAY_MS } from './use-open-menu.ts';

const MENU = {
  '/community': 'Community',
  '/sustainability': 'Sustainability',
  '/shop': 'Store',
  '/chitrayan': 'Chitrayan',
  '/KaagazzPrint': 'Kaagazz Print',
  '/cart': 'Cart',
  '/login': 'Login / Signup',
  '/profile': 'My Profile',
  '/my-orders': 'My Orders',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
};
const everything = siteNavigation(MENU);
const line: CartLine = { id: 'notebook', title: 'Notebook', price: 245, quantity: 2, image: '/n.svg' };

function renderHeader({ navigation = everything, ...options }: PageOptions & { navigation?: typeof everything } = {}) {
  const page = renderPage(<Header navigation={navigation} busy={false} />, options);
  return { ...page, bar: within(screen.getByRole('navigation', { name: 'Main' })) };
}

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const panelOf = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-controls')!)!;

describe('on a wide window', () => {
  it('leads home by the logo and by Home', () => {
    const { bar } = renderHeader();

    expect(screen.getByRole('link', { name: 'Kaagazz, home' })).toHaveAttribute('href', '/');
    expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('holds the pages of About and Shop', async () => {
    const { user, bar } = renderHeader();

    await user.click(bar.getByRole('button', { name: 'About' }));
    expect(linksIn(panelOf(bar.getByRole('button', { name: 'About' })))).toEqual([
      ['Community', '/community'],
      ['Sustainability', '/sustainability'],
    ]);

    await user.click(bar.getByRole('button', { name: 'Shop' }));
    expect(linksIn(panelOf(bar.getByRole('button', { name: 'Shop' })))).toEqual([
      ['Store', '/shop'],
      ['Chitrayan', '/chitrayan'],
      ['Kaagazz Print', '/KaagazzPrint'],
    ]);
    expect(bar.getByRole('button', { name: 'About' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('hides what nobody serves, and a dropdown without entries', async () => {
    const { user, bar } = renderHeader({ navigation: siteNavigation({ '/shop': 'Store', '/KaagazzPrint': 'Print' }) });

    await user.click(bar.getByRole('button', { name: 'Shop' }));

    expect(bar.queryByRole('button', { name: 'About' })).toBeNull();
    expect(linksIn(panelOf(bar.getByRole('button', { name: 'Shop' }))).map(([, to]) => to)).toEqual([
      '/shop',
      '/KaagazzPrint',
    ]);
    expect(bar.queryByRole('link', { name: /Cart/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Login / Signup' })).toBeNull();
  });
});

describe('a dropdown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('opens by pointing and closes 500 ms after the pointer has left', async () => {
    const { user, bar } = renderHeader();
    const shop = bar.getByRole('button', { name: 'Shop' });

    await user.hover(shop);
    expect(shop).toHaveAttribute('aria-expanded', 'true');

    await user.unhover(shop);
    act(() => jest.advanceTimersByTime(499));
    expect(shop).toHaveAttribute('aria-expanded', 'true');

    act(() => jest.advanceTimersByTime(1));
    expect(shop).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays when the pointer comes back in time', async () => {
    const { user, bar } = renderHeader();
    const shop = bar.getByRole('button', { name: 'Shop' });

    await user.hover(shop);
    await user.unhover(shop);
    act(() => jest.advanceTimersByTime(CLOSE_DELAY_MS - 100));
    await user.hover(bar.getByRole('link', { name: 'Chitrayan' }));
    act(() => jest.advanceTimersByTime(CLOSE_DELAY_MS * 2));

    expect(shop).toHaveAttribute('aria-expanded', 'true');
  });

  it('gives way at once to the one that is pointed at', async () => {
    const { user, bar } = renderHeader();

    await user.hover(bar.getByRole('button', { name: 'About' }));
    await user.hover(bar.getByRole('button', { name: 'Shop' }));

    expect(bar.getByRole('button', { name: 'About' })).toHaveAttribute('aria-expanded', 'false');
    expect(bar.getByRole('button', { name: 'Shop' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('is kept by the press that follows the pointing, and closed by the next', async () => {
    const { user, bar } = renderHeader();
    const shop = bar.getByRole('button', { name: 'Shop' });

    await user.click(shop);
    expect(shop).toHaveAttribute('aria-expanded', 'true');

    await user.click(shop);
    expect(shop).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens by Enter and closes by Escape, which gives the focus back', async () => {
    const { user, bar } = renderHeader();
    const about = bar.getByRole('button', { name: 'About' });
    about.focus();

    await user.keyboard('{Enter}{Tab}');
    expect(bar.getByRole('link', { name: 'Community' })).toHaveFocus();

    await user.keyboard('{Escape}');
    expect(about).toHaveAttribute('aria-expanded', 'false');
    expect(about).toHaveFocus();
  });

  it('is walked by the arrow keys, round and round', async () => {
    const { user, bar } = renderHeader();
    bar.getByRole('button', { name: 'Shop' }).focus();
    const focused = () => document.activeElement?.textContent;
    const press = async (key: string) => {
      await user.keyboard(key);
      act(() => jest.advanceTimersToNextFrame());
      return focused();
    };

    expect(await press('{ArrowDown}')).toBe('Store');
    expect(await press('{ArrowDown}')).toBe('Chitrayan');
    expect(await press('{End}')).toBe('Kaagazz Print');
    expect(await press('{ArrowDown}')).toBe('Store');
    expect(await press('{ArrowUp}')).toBe('Kaagazz Print');
    expect(await press('{Home}')).toBe('Store');
  });

  it.each(['Shop', 'About'])(
    'of %s opens at its first entry by arrow down, and at its last by arrow up',
    async (name) => {
      const { user, bar } = renderHeader();
      const button = bar.getByRole('button', { name });

      for (const [key, place] of [
        ['{ArrowDown}', 0],
        ['{ArrowUp}', -1],
      ] as const) {
        button.focus();
        await user.keyboard(key);
        act(() => jest.advanceTimersToNextFrame());

        expect(button).toHaveAttribute('aria-expanded', 'true');
        expect(within(panelOf(button)).getAllByRole('link').at(place)).toHaveFocus();
        await user.keyboard('{Escape}');
        expect(button).toHaveFocus();
      }
    },
  );

  it('of the account is the same by keyboard', async () => {
    const { user, bar } = renderHeader({ user: SHOPPER });
    const avatar = bar.getByRole('button', { name: 'Account of Asha Verma' });
    avatar.focus();

    await user.keyboard('{Enter}');
    expect(avatar).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowUp}');
    act(() => jest.advanceTimersToNextFrame());
    expect(bar.getByRole('button', { name: 'Logout' })).toHaveFocus();

    await user.keyboard('{Escape}');
    expect(avatar).toHaveAttribute('aria-expanded', 'false');
    expect(avatar).toHaveFocus();
  });

  it('opened by a press closes 500 ms after the pointer has left, too', async () => {
    const { user, bar } = renderHeader();
    const shop = bar.getByRole('button', { name: 'Shop' });
    await user.click(shop);

    await user.unhover(shop);
    act(() => jest.advanceTimersByTime(499));
    expect(shop).toHaveAttribute('aria-expanded', 'true');

    act(() => jest.advanceTimersByTime(1));
    expect(shop).toHaveAttribute('aria-expanded', 'false');
  });

  it('follows no finger: a touch opens it by the press alone', async () => {
    const { user, bar } = renderHeader();
    const shop = bar.getByRole('button', { name: 'Shop' });

    await user.pointer({ keys: '[TouchA]', target: shop });
    act(() => jest.advanceTimersByTime(CLOSE_DELAY_MS * 2));
    expect(shop).toHaveAttribute('aria-expanded', 'true');

    await user.pointer({ keys: '[TouchA]', target: shop });
    expect(shop).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when Tab leaves it, and when an entry is taken', async () => {
    const { user, bar, address } = renderHeader();
    const about = bar.getByRole('button', { name: 'About' });
    about.focus();

    await user.keyboard('{Enter}{Tab}{Tab}{Tab}');
    expect(about).toHaveAttribute('aria-expanded', 'false');

    await user.click(about);
    await user.click(bar.getByRole('link', { name: 'Sustainability' }));
    expect(address()).toBe('/sustainability');
  });
});

describe('the cart', () => {
  it('wears a badge with the sum of quantities', () => {
    const { bar } = renderHeader({ cart: [line, { ...line, id: 'paper', quantity: 1 }] });

    expect(bar.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
  });

  it('wears none while it is empty, or not read yet', () => {
    const empty = renderHeader({ cart: [] });
    expect(empty.bar.getByRole('link', { name: 'Cart' })).toHaveTextContent(/^$/);
    empty.unmount();

    const { bar } = renderHeader({ cart: 'loading' });
    expect(bar.getByRole('link', { name: 'Cart' })).toHaveTextContent(/^$/);
  });
});

describe('the account', () => {
  it('pulses while it is being found out who is there', () => {
    const { bar } = renderHeader({ user: 'loading' });

    expect(bar.getByRole('img', { name: 'Checking login status' })).toBeVisible();
    expect(bar.queryByRole('link', { name: 'Login / Signup' })).toBeNull();
  });

  it('lets a visitor sign in and come back', () => {
    const { bar } = renderHeader({ at: '/products?category=paper' });

    expect(bar.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      '/login?next=%2Fproducts%3Fcategory%3Dpaper',
    );
  });

  it('keeps the way back on the doors themselves', () => {
    const { bar } = renderHeader({ at: '/signup?next=%2Forder' });

    expect(bar.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute('href', '/login?next=%2Forder');
  });

  it('shows who is signed in and that shopper’s pages', async () => {
    const { user, bar } = renderHeader({ user: SHOPPER });

    const avatar = bar.getByRole('button', { name: 'Account of Asha Verma' });
    expect(avatar).toHaveTextContent('A');
    await user.click(avatar);

    expect(panelOf(avatar)).toHaveTextContent('asha@example.com');
    expect(linksIn(panelOf(avatar))).toEqual([
      ['My Profile', '/profile'],
      ['My Orders', '/my-orders'],
    ]);
  });

  it('signs out', async () => {
    const { user, bar } = renderHeader({ user: SHOPPER });

    await user.click(bar.getByRole('button', { name: 'Account of Asha Verma' }));
    await user.click(bar.getByRole('button', { name: 'Logout' }));

    expect(await bar.findByRole('link', { name: 'Login / Signup' })).toBeVisible();
  });

  it('shows the picture of who has one', () => {
    const { bar } = renderHeader({ user: { ...SHOPPER, profilePic: '/media/asha.jpg' } });

    const avatar = bar.getByRole('button', { name: 'Account of Asha Verma' });
    expect(avatar.querySelector('img')).toHaveAttribute('src', '/media/asha.jpg');
  });
});

describe('on a phone', () => {
  const menu = () => screen.getByRole('navigation', { name: 'Menu' });

  it('opens a menu with all pages, and the focus in it', async () => {
    const { user } = renderHeader();

    await user.click(screen.getByRole('button', { name: 'Open menu' }));

    expect(linksIn(menu()).map(([label]) => label)).toEqual([
      'Home',
      'Community',
      'Sustainability',
      'Store',
      'Chitrayan',
      'Kaagazz Print',
      'Cart',
      'Login / Signup',
    ]);
    expect(within(menu()).getByRole('link', { name: 'Home' })).toHaveFocus();
  });

  it('holds the same account links', async () => {
    const { user } = renderHeader({ user: SHOPPER });

    await user.click(screen.getByRole('button', { name: 'Open menu' }));

    expect(within(menu()).getByText('asha@example.com')).toBeVisible();
    expect(within(menu()).getByRole('link', { name: 'My Profile' })).toBeVisible();
    expect(within(menu()).getByRole('link', { name: 'My Orders' })).toBeVisible();
    expect(within(menu()).getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('closes by Escape, which gives the focus back to the hamburger', async () => {
    const { user } = renderHeader();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('closes when a page is chosen', async () => {
    const { user, address } = renderHeader({ path: '*' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));

    await user.click(within(menu()).getByRole('link', { name: 'Store' }));

    expect(address()).toBe('/shop');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });
});
