import { COMPANY } from '@kaagazz/domain';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { renderPage } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { screen, within } from '@testing-library/react';

import { siteNavigation } from '../navigation.ts';
import type { Menu } from '../navigation.ts';
import { Footer } from './footer.tsx';

const MENU = {
  '/community': 'Community',
  '/sustainability': 'Sustainability',
  '/shop': 'Store',
  '/newsletter': 'Newsletter',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
};

const { company, social } = DEFAULT_SETTINGS;

function renderFooter(menu: Menu = MENU, settings: PageOptions['settings'] = {}) {
  renderPage(<Footer navigation={siteNavigation(menu)} year={2026} />, { settings });
  return within(screen.getByRole('contentinfo'));
}

it('the footer shows the description and contact details', () => {
  const footer = renderFooter();

  expect(footer.getByText(COMPANY.blurb)).toBeVisible();
  expect(footer.getByText('Delhi, India')).toBeVisible();
  expect(footer.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
});

it.each([
  ['shows a real phone number as a link', '+91 98765 43210', ['tel:+919876543210']],
  ['leaves out an unknown phone number', '', []],
])('the footer %s', (_, phone, expected) => {
  const links = renderFooter(MENU, { company: { ...company, phone } }).getAllByRole('link');

  const phones = links.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('tel:'));
  expect(phones).toEqual(expected);
});

it.each([
  [true, 'a postal address', '14 Kumhar Gali, New Delhi 110049'],
  [false, 'neither an address nor a phone number', ''],
])('the footer links to the contact page (%s) if the settings have %s', (isLinked, _, address) => {
  const footer = renderFooter(MENU, { company: { ...company, address } });

  expect(footer.queryAllByRole('link', { name: 'Contact us' })).toHaveLength(isLinked ? 1 : 0);
});

it('the footer links to Instagram and LinkedIn', () => {
  const footer = renderFooter();

  expect(footer.getByRole('link', { name: 'Kaagazz on Instagram' })).toHaveAttribute('href', social.instagram);
  expect(footer.getByRole('link', { name: 'Kaagazz on LinkedIn' })).toHaveAttribute('href', social.linkedin);
});

it('the footer omits social networks without a URL', () => {
  const footer = renderFooter(MENU, { social: { ...social, instagram: '' } });

  expect(footer.queryByRole('link', { name: 'Kaagazz on Instagram' })).not.toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Kaagazz on LinkedIn' })).toBeVisible();
});

it('the footer shows the quick links', () => {
  const footer = renderFooter();

  const links = within(footer.getByRole('navigation', { name: 'Quick Links' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Community', '/community'],
    ['Sustainability', '/sustainability'],
    ['Store', '/shop'],
  ]);
});

it('the footer shows the copyright year and policy links', () => {
  const footer = renderFooter();

  expect(footer.getByText(/© 2026 Kaagazz. All rights reserved./)).toBeVisible();
  expect(footer.getByText(/Our pictures are rendered until photographs exist./)).toBeVisible();
  expect(footer.getByRole('link', { name: 'Newsletter' })).toHaveAttribute('href', '/newsletter');
  expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms-of-service');
});

it('the footer hides links to paths without a menu entry', () => {
  const footer = renderFooter({ '/shop': 'Store' });

  const links = within(footer.getByRole('navigation', { name: 'Quick Links' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/shop']);
  expect(footer.queryByRole('link', { name: 'Privacy Policy' })).toBeNull();
});
