import type { CartLine } from '@kaagazz/contract';
import { SEED_CATEGORIES } from '@kaagazz/domain';
import { SHOPPER, renderPage } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { act, screen, within } from '@testing-library/react';

import { siteNavigation } from '../navigation.ts';
import { Header } from './header.tsx';
import { CLOSE_DELAY_MS, SWITCH_DELAY_MS } from './use-open-menu.ts';

const MENU = {
  '/community': 'Community',
  '/sustainability': 'Sustainability',
  '/shop': 'Store',
  '/chitrayan': 'Chitrayan',
  '/KaagazzPrint': 'Kaagazz Print',
  '/marriage': 'Marriage invitations',
  '/quick-print': 'Quick print',
  '/cart': 'Cart',
  '/login': 'Login / Signup',
  '/profile': 'My Profile',
  '/my-orders': 'My Orders',
  '/wishlist': 'Wishlist',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
};
const CATEGORIES = SEED_CATEGORIES.map((seed) => ({ ...seed, kind: 'category' as const }));
const fullNavigation = siteNavigation(MENU, CATEGORIES);
const line: CartLine = { id: 'notebook', title: 'Notebook', price: 245, quantity: 2, image: '/n.svg' };

function renderHeader({
  navigation = fullNavigation,
  ...options
}: PageOptions & { navigation?: typeof fullNavigation } = {}) {
  const page = renderPage(<Header navigation={navigation} busy={false} />, options);
  return { ...page, bar: within(screen.getByRole('navigation', { name: 'Main' })) };
}

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const panelOf = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-controls')!)!;

describe('desktop navigation', () => {
  it('the logo and the Home menu item open the home page', () => {
    const { bar } = renderHeader();

    expect(screen.getByRole('link', { name: 'Kaagazz, home' })).toHaveAttribute('href', '/');
    expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('the About and Shop dropdowns open one at a time', async () => {
    const { user, bar } = renderHeader();

    await user.click(bar.getByRole('button', { name: 'About' }));
    expect(linksIn(panelOf(bar.getByRole('button', { name: 'About' })))).toEqual([
      ['Community', '/community'],
      ['Sustainability', '/sustainability'],
    ]);

    await user.click(bar.getByRole('button', { name: 'Shop' }));
    expect(linksIn(panelOf(bar.getByRole('button', { name: 'Shop' })))).toEqual([
      ['Store', '/shop'],
      ['Stationery', '/products?category=stationery'],
      ['Gift Sets', '/products?category=gift-sets'],
      ['Paper', '/products?category=paper'],
      ['Chitrayan', '/chitrayan'],
      ['Folk-art kits', '/products?category=chitrayan'],
      ['Kaagazz Print', '/KaagazzPrint'],
      ['Marriage invitations', '/marriage'],
      ['Quick print', '/quick-print'],
    ]);
    expect(bar.getByRole('button', { name: 'About' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('the header hides links to pages without a menu entry', async () => {
    const { user, bar } = renderHeader({
      navigation: siteNavigation({ '/shop': 'Store', '/KaagazzPrint': 'Print' }, CATEGORIES),
    });

    await user.click(bar.getByRole('button', { name: 'Shop' }));

    expect(bar.queryByRole('button', { name: 'About' })).toBeNull();
    expect(linksIn(panelOf(bar.getByRole('button', { name: 'Shop' }))).map(([, to]) => to)).toEqual([
      '/shop',
      '/products?category=stationery',
      '/products?category=gift-sets',
      '/products?category=paper',
      '/KaagazzPrint',
    ]);
    expect(bar.queryByRole('link', { name: /Cart/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Login / Signup' })).toBeNull();
  });
});

describe('a dropdown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('a dropdown opens on hover and closes 500 ms after the pointer leaves', async () => {
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

  it('a dropdown stays open if the pointer returns within 500 ms', async () => {
    const { user, bar } = renderHeader();
    const shop = bar.getByRole('button', { name: 'Shop' });

    await user.hover(shop);
    await user.unhover(shop);
    act(() => jest.advanceTimersByTime(CLOSE_DELAY_MS - 100));
    await user.hover(bar.getByRole('link', { name: 'Chitrayan' }));
    act(() => jest.advanceTimersByTime(CLOSE_DELAY_MS * 2));

    expect(shop).toHaveAttribute('aria-expanded', 'true');
  });

  it('Escape closes a dropdown that was opened by hovering', async () => {
    const { user, bar } = renderHeader();
    const shop = bar.getByRole('button', { name: 'Shop' });
    await user.hover(shop);
    expect(shop).toHaveAttribute('aria-expanded', 'true');

    await user.keyboard('{Escape}');

    expect(shop).toHaveAttribute('aria-expanded', 'false');
  });

  it('hovering over another button for 150 ms switches to its dropdown', async () => {
    const { user, bar } = renderHeader();
    const [about, shop] = [bar.getByRole('button', { name: 'About' }), bar.getByRole('button', { name: 'Shop' })];
    await user.hover(about);

    await user.hover(shop);
    act(() => jest.advanceTimersByTime(SWITCH_DELAY_MS - 1));
    expect(about).toHaveAttribute('aria-expanded', 'true');

    act(() => jest.advanceTimersByTime(1));
    expect(about).toHaveAttribute('aria-expanded', 'false');
    expect(shop).toHaveAttribute('aria-expanded', 'true');
  });

  it('a dropdown stays open if the pointer only crosses another button', async () => {
    const { user, bar } = renderHeader();
    const shop = bar.getByRole('button', { name: 'Shop' });
    await user.hover(shop);

    await user.hover(bar.getByRole('button', { name: 'About' }));
    act(() => jest.advanceTimersByTime(SWITCH_DELAY_MS - 1));
    await user.hover(bar.getByRole('link', { name: 'Stationery' }));
    act(() => jest.advanceTimersByTime(CLOSE_DELAY_MS * 2));

    expect(shop).toHaveAttribute('aria-expanded', 'true');
  });

  it('the Shop dropdown doesn’t mark a category as the current page', async () => {
    const { user, bar } = renderHeader({ at: '/products?category=paper' });

    await user.hover(bar.getByRole('button', { name: 'Shop' }));

    expect(bar.queryAllByRole('link', { current: 'page' })).toEqual([]);
  });

  it('a dropdown that opened on hover stays open after the first click', async () => {
    const { user, bar } = renderHeader();
    const shop = bar.getByRole('button', { name: 'Shop' });

    await user.click(shop);
    expect(shop).toHaveAttribute('aria-expanded', 'true');

    await user.click(shop);
    expect(shop).toHaveAttribute('aria-expanded', 'false');
  });

  it('Escape closes a dropdown and returns focus to its button', async () => {
    const { user, bar } = renderHeader();
    const about = bar.getByRole('button', { name: 'About' });
    about.focus();

    await user.keyboard('{Enter}{Tab}');
    expect(bar.getByRole('link', { name: 'Community' })).toHaveFocus();

    await user.keyboard('{Escape}');
    expect(about).toHaveAttribute('aria-expanded', 'false');
    expect(about).toHaveFocus();
  });

  it('arrow keys, Home and End move focus within a dropdown', async () => {
    const { user, bar } = renderHeader();
    bar.getByRole('button', { name: 'Shop' }).focus();
    const focused = () => document.activeElement?.textContent;
    const press = async (key: string) => {
      await user.keyboard(key);
      act(() => jest.advanceTimersToNextFrame());
      return focused();
    };

    expect(await press('{ArrowDown}')).toBe('Store');
    expect(await press('{ArrowDown}')).toBe('Stationery');
    expect(await press('{End}')).toBe('Quick print');
    expect(await press('{ArrowDown}')).toBe('Store');
    expect(await press('{ArrowUp}')).toBe('Quick print');
    expect(await press('{Home}')).toBe('Store');
  });

  it.each(['Shop', 'About'])('%s opens at its first entry on ArrowDown and at its last on ArrowUp', async (name) => {
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
  });

  it('the account menu can be opened and closed with the keyboard', async () => {
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

  it('a dropdown opened by click closes 500 ms after the pointer leaves', async () => {
    const { user, bar } = renderHeader();
    const shop = bar.getByRole('button', { name: 'Shop' });
    await user.click(shop);

    await user.unhover(shop);
    act(() => jest.advanceTimersByTime(499));
    expect(shop).toHaveAttribute('aria-expanded', 'true');

    act(() => jest.advanceTimersByTime(1));
    expect(shop).toHaveAttribute('aria-expanded', 'false');
  });

  it('a dropdown opens and closes on tap', async () => {
    const { user, bar } = renderHeader();
    const shop = bar.getByRole('button', { name: 'Shop' });

    await user.pointer({ keys: '[TouchA]', target: shop });
    act(() => jest.advanceTimersByTime(CLOSE_DELAY_MS * 2));
    expect(shop).toHaveAttribute('aria-expanded', 'true');

    await user.pointer({ keys: '[TouchA]', target: shop });
    expect(shop).toHaveAttribute('aria-expanded', 'false');
  });

  it('a dropdown closes when it loses focus', async () => {
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
  it('the cart link shows the total number of items in the cart', () => {
    const { bar } = renderHeader({ cart: [line, { ...line, id: 'paper', quantity: 1 }] });

    expect(bar.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
  });

  it('the cart link shows no number if the cart is empty', () => {
    const empty = renderHeader({ cart: [] });
    expect(empty.bar.getByRole('link', { name: 'Cart' })).toHaveTextContent(/^$/);
    empty.unmount();

    const { bar } = renderHeader({ cart: 'loading' });
    expect(bar.getByRole('link', { name: 'Cart' })).toHaveTextContent(/^$/);
  });
});

describe('the account', () => {
  it('the header shows a placeholder while the session is being checked', () => {
    const { bar } = renderHeader({ user: 'loading' });

    expect(bar.getByRole('img', { name: 'Checking login status' })).toBeVisible();
    expect(bar.queryByRole('link', { name: 'Login / Signup' })).toBeNull();
  });

  it('the login link returns the visitor to the current page after login', () => {
    const { bar } = renderHeader({ at: '/products?category=paper' });

    expect(bar.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      '/login?next=%2Fproducts%3Fcategory%3Dpaper',
    );
  });

  it('the login link on the sign-up page keeps the `next` parameter', () => {
    const { bar } = renderHeader({ at: '/signup?next=%2Forder' });

    expect(bar.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute('href', '/login?next=%2Forder');
  });

  it('the account menu shows the shopper’s initial, email address and account links', async () => {
    const { user, bar } = renderHeader({ user: SHOPPER });

    const avatar = bar.getByRole('button', { name: 'Account of Asha Verma' });
    expect(avatar).toHaveTextContent('A');
    await user.click(avatar);

    expect(panelOf(avatar)).toHaveTextContent('asha@example.com');
    expect(linksIn(panelOf(avatar))).toEqual([
      ['My Profile', '/profile'],
      ['My Orders', '/my-orders'],
      ['Wishlist', '/wishlist'],
    ]);
  });

  it('Logout signs the shopper out', async () => {
    const { user, bar } = renderHeader({ user: SHOPPER });

    await user.click(bar.getByRole('button', { name: 'Account of Asha Verma' }));
    await user.click(bar.getByRole('button', { name: 'Logout' }));

    expect(await bar.findByRole('link', { name: 'Login / Signup' })).toBeVisible();
  });

  it('the account menu shows the profile picture', () => {
    const { bar } = renderHeader({ user: { ...SHOPPER, profilePic: '/media/asha.jpg' } });

    const avatar = bar.getByRole('button', { name: 'Account of Asha Verma' });
    expect(avatar.querySelector('img')).toHaveAttribute('src', '/media/asha.jpg');
  });
});

describe('search in the header', () => {
  it('the header search opens the products page', async () => {
    const { user, bar, address } = renderHeader();

    await user.type(bar.getByRole('searchbox', { name: 'Search the shop' }), ' shaadi card {Enter}');

    expect(address()).toBe('/products?q=shaadi+card');
    expect(bar.getByRole('searchbox', { name: 'Search the shop' })).toHaveValue('');
  });

  it('the header search works without JavaScript', () => {
    const { bar } = renderHeader();

    expect(bar.getByRole('search', { name: 'Whole shop' })).toHaveAttribute('action', '/products');
  });

  it('the Search button in the phone header focuses the search field', async () => {
    const { user, address } = renderHeader();

    await user.click(screen.getByRole('button', { name: 'Search' }));
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(menu.getByRole('searchbox', { name: 'Search the shop' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    await user.keyboard('{Enter}diary{Enter}');

    expect(address()).toBe('/products?q=diary');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  it('submitting a search closes the mobile menu', async () => {
    const { user, address } = renderHeader();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = screen.getByRole('navigation', { name: 'Menu' });

    await user.type(within(menu).getByRole('searchbox', { name: 'Search the shop' }), 'diary{Enter}');

    expect(address()).toBe('/products?q=diary');
    expect(menu).not.toBeInTheDocument();
  });
});

describe('mobile navigation', () => {
  const menu = () => screen.getByRole('navigation', { name: 'Menu' });

  it('the mobile menu lists all pages', async () => {
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
      'Wishlist',
      'Login / Signup',
    ]);
    expect(within(menu()).getByRole('link', { name: 'Home' })).toHaveFocus();
  });

  it('the mobile menu lists the account pages if the shopper is signed in', async () => {
    const { user } = renderHeader({ user: SHOPPER });

    await user.click(screen.getByRole('button', { name: 'Open menu' }));

    expect(within(menu()).getByText('asha@example.com')).toBeVisible();
    expect(within(menu()).getByRole('link', { name: 'My Profile' })).toBeVisible();
    expect(within(menu()).getByRole('link', { name: 'My Orders' })).toBeVisible();
    expect(within(menu()).getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('the mobile menu closes on Escape and returns focus to its button', async () => {
    const { user } = renderHeader();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('the mobile menu closes when a link is clicked', async () => {
    const { user, address } = renderHeader({ path: '*' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));

    await user.click(within(menu()).getByRole('link', { name: 'Store' }));

    expect(address()).toBe('/shop');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });
});
