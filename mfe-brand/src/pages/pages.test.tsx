import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { get, offline, problem, renderRemote, server } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { SAMPLE_CONTENT, SAMPLE_STORY } from '../../test-support/sample-content.ts';
import face from '../public/routes.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => server.use(get('/api/site/content', { success: true, content: SAMPLE_CONTENT })));

describe('home', () => {
  beforeAll(() => import('./home-story.tsx'), 120_000);
  beforeEach(() => server.use(get('/api/product/category/paper', { success: true, products: [], nextCursor: null })));

  it('the home page still shows the other sections if the best picks fail to load', async () => {
    server.use(get('/api/product/top-picks', offline()));

    renderRemote(face, { at: '/' });

    await waitFor(() => expect(screen.getByText('Failed to load best picks. Please try again.')).toBeVisible());
    expect(screen.getByRole('heading', { name: 'Our Products' })).toBeVisible();
  });

  it('shows the sections of the home page in the order described in docs/product.md', async () => {
    server.use(get('/api/product/top-picks', { success: true, products: [] }));

    renderRemote(face, { at: '/' });

    await screen.findByRole('heading', { name: 'Their Voice' });
    const headings = screen.getAllByRole('heading', { level: 2, hidden: true }).map((title) => title.textContent);
    expect(headings.slice(headings.indexOf('What is Kaagazz?'))).toEqual([
      'What is Kaagazz?',
      'Vision and Mission',
      'Our Journey Through Time',
      'Our Values',
      'What Do We Do?',
      'How it works',
      'Our Impact Goals',
      'Join the Movement',
      'Best Picks',
      'Our Products',
      'Their Voice',
      'From the community',
      'A sheet is made by many hands. Bring yours.',
    ]);
    for (const [words, href] of [
      ['Latest Collection', '/products'],
      ['View Collections', '/products'],
      ['Learn Our Story', '/sustainability'],
      ['Shop Now', '/shop'],
      ['Join Our Community', '/community'],
    ] as const) {
      for (const link of screen.getAllByRole('link', { name: new RegExp(`^${words}$`, 'i') })) {
        expect(link).toHaveAttribute('href', href);
      }
    }
  });

  it('shows the three newest posts on the home page', async () => {
    server.use(get('/api/product/top-picks', { success: true, products: [] }));

    renderRemote(face, { at: '/' });

    const stories = await screen.findByRole('region', { name: 'From the community' });
    expect(
      within(stories)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(SAMPLE_CONTENT.post.map(({ title }) => title));
  });

  it('the home page still shows its heading and links if its content cannot be loaded', async () => {
    server.use(get('/api/product/top-picks', { success: true, products: [] }), get('/api/site/content', offline()));

    renderRemote(face, { at: '/' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Kaagazz' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Products' })).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Latest Collection' })).toBeVisible();
      for (const heading of screen.getAllByRole('heading', { hidden: true })) expect(heading).not.toBeEmptyDOMElement();
    });
  });

  it('the home page shows the headings and photographs that editors have published', async () => {
    const photograph = '/media/press.0123abcd.w800.webp';
    const text = {
      ...SAMPLE_CONTENT.text,
      'home-values': { title: 'What we stand for', text: 'Four rules.', photograph: '', alt: '' },
      'home-what': { title: 'What is Kaagazz?', text: 'Paper.', photograph, alt: 'A press' },
    };
    server.use(
      get('/api/product/top-picks', { success: true, products: [] }),
      get('/api/site/content', { success: true, content: { ...SAMPLE_CONTENT, text } }),
    );

    renderRemote(face, { at: '/' });

    expect(await screen.findByRole('img', { name: 'A press' })).toHaveAttribute('src', photograph);
    expect(screen.getByRole('heading', { name: 'What we stand for', hidden: true })).toBeInTheDocument();
    expect(screen.getByText('Four rules.')).toBeInTheDocument();
  });

  it('the home page links to the partner form', async () => {
    server.use(get('/api/product/top-picks', { success: true, products: [] }));

    renderRemote(face, { at: '/' });

    expect(await screen.findByRole('link', { name: 'Become a Partner' })).toHaveAttribute('href', '/partner');
    expect(screen.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute('href', '/partner');
    // Use `getByText`, because `getByRole` ignores the hidden back of a card.
    expect(screen.getByText('Get a Quote')).toHaveAttribute('href', '/partner');
  });
});

describe('the community page', () => {
  it('the arrow keys switch between the tabs of the community page', async () => {
    const { user, address } = renderRemote(face, { at: '/community' });
    await heading('Community');
    expect(screen.getByRole('tabpanel', { name: 'About community' })).toBeVisible();

    await user.click(screen.getByRole('tab', { name: 'About community' }));
    await user.keyboard('{ArrowRight}');
    const events = await screen.findByRole('tabpanel', { name: 'Events' });
    expect(events).toBeVisible();
    expect(within(events).getByRole('heading', { level: 2, name: 'Events' })).toBeVisible();
    expect(address()).toBe('/community?tab=events');

    await user.keyboard('{End}');
    const blogs = await screen.findByRole('tabpanel', { name: 'Blogs' });
    expect(within(blogs).getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('tab', { name: 'Blogs' })).toHaveFocus();

    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('tabpanel', { name: 'About community' })).toBeVisible();
    expect(address()).toBe('/community');
    await user.keyboard('{ArrowLeft}{Home}');
    expect(await screen.findByRole('tab', { name: 'About community', selected: true })).toHaveFocus();
  });

  it.each([
    ['/community?tab=insights', 'Insights'],
    ['/community?tab=no-such-tab', 'About community'],
  ])('opens the community page at %s with the tab %s', async (at, title) => {
    renderRemote(face, { at });

    await heading('Community');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(title);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(title);
  });

  it('the community page allows frames only from Instagram', () => {
    const { handle } = face.routes.find(({ path }) => path === '/community')!;

    expect(handle.ownDocument).toEqual({ frames: [new URL(DEFAULT_SETTINGS.social.instagram).origin] });
  });

  it('explains how the community works only after the visitor expands the section', async () => {
    const { user } = renderRemote(face, { at: '/community' });
    await heading('Community');
    const explanation = screen.getByText(/no fee and nothing to sign/);
    expect(explanation).not.toBeVisible();

    await user.click(screen.getByText('How it works, and how to take part'));

    expect(explanation).toBeVisible();
  });
});

describe('the stories', () => {
  it('the stories page at /allblogs has /allBlogs as its canonical URL', async () => {
    const { host } = renderRemote(face, { at: '/allblogs' });

    await heading('Stories from the vat');
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    await waitFor(() => expect(host.head?.canonical).toBe('/allBlogs'));
  });

  it('clicking a story in the list opens the story', async () => {
    server.use(get('/api/site/post/:slug', { success: true, ...SAMPLE_STORY }));
    const { user, address } = renderRemote(face, { at: '/allBlogs' });

    await user.click(await screen.findByRole('link', { name: 'How a sheet is lifted' }));

    await heading('How a sheet is lifted');
    expect(address()).toBe('/blog/how-a-sheet-is-lifted');
    expect(await screen.findByRole('heading', { level: 2, name: 'The shake' })).toBeVisible();
  });

  it('shows a retry button if the list of stories cannot be loaded', async () => {
    server.use(get('/api/site/content', offline()));

    renderRemote(face, { at: '/allBlogs' });

    await waitFor(() => expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible());
  });

  it('shows an error for an unknown story', async () => {
    server.use(get('/api/site/post/:slug', problem(404, 'NOT_FOUND', 'There is no such post.')));

    renderRemote(face, { at: '/blog/no-such-story' });

    await heading('Blog not found');
  });
});

describe.each(['/about', '/contact'])('%s', (path) => {
  it('shows "Coming Soon" and a link to the home page on a page without content', async () => {
    renderRemote(face, { at: path });

    await heading('Coming Soon');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});

describe('contact', () => {
  it('the contact page lists the email address, phone number and address from the settings', async () => {
    const details = { phone: '+91 98100 12345', address: '14 Kumhar Gali, New Delhi 110049' };
    const company = { ...DEFAULT_SETTINGS.company, ...details };

    renderRemote(face, { at: '/contact', settings: { company } });

    await heading('Contact us');
    expect(screen.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    expect(screen.getByRole('link', { name: company.phone })).toHaveAttribute('href', 'tel:+919810012345');
    expect(screen.getByText(`Kaagazz, ${company.address}`)).toBeVisible();
    expect(screen.queryByText('Grievance officer')).not.toBeInTheDocument();
    expect(screen.queryByText('Coming Soon')).not.toBeInTheDocument();
  });
});

describe('sustainability', () => {
  it('shows a spinner until the sustainability story has loaded', async () => {
    renderRemote(face, { at: '/sustainability' });

    await waitFor(() => expect(screen.getByText('Loading sustainability')).toBeVisible());

    expect(await screen.findByRole('region', { name: 'Our approach' })).toBeVisible();
    expect(screen.queryByText('Loading sustainability')).not.toBeInTheDocument();
    await heading('Nothing felled. Nothing burnt. Nothing wasted.');
  });

  it('the sustainability page shows the four steps of the circular model', async () => {
    renderRemote(face, { at: '/sustainability' });

    await heading('Nothing felled. Nothing burnt. Nothing wasted.');
    const circle = await screen.findByRole('region', { name: 'A circle has no bin' });
    expect(
      within(circle)
        .getAllByRole('heading', { level: 3 })
        .map((step) => step.textContent),
    ).toEqual(['Collect', 'Transform', 'Create', 'Regenerate']);
    expect(screen.getByRole('link', { name: 'Join Our Community' })).toHaveAttribute('href', '/community');
    expect(screen.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute('href', '/partner');
  });
});

describe('Chitrayan', () => {
  it('the Chitrayan page explains the kits even if none are available', async () => {
    server.use(get('/api/product/category/chitrayan', { success: true, products: [] }));

    renderRemote(face, { at: '/chitrayan' });

    await heading('Finish what a folk painter began.');
    expect(screen.getByRole('region', { name: 'How to use it' })).toBeVisible();
    expect(await screen.findByText('No Chitrayan Products Available')).toBeVisible();
  });
});

it('the community and sustainability pages show entries that editors have published', async () => {
  const { unmount } = renderRemote(face, { at: '/community?tab=insights' });
  expect(await screen.findByRole('heading', { name: 'Waste is local' })).toBeVisible();
  unmount();

  renderRemote(face, { at: '/sustainability' });
  expect(await screen.findByRole('region', { name: 'What people make of it' })).toBeVisible();
});

it('the sustainability page omits the testimonials section if there are no testimonials', async () => {
  server.use(get('/api/site/content', { success: true, content: { testimonial: [] } }));

  renderRemote(face, { at: '/sustainability' });

  expect(await screen.findByRole('region', { name: 'Our approach' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What people make of it' })).not.toBeInTheDocument();
});

describe('the policies', () => {
  const blocks = [
    '{name} is a shop in {city}, {country}. Write to {email}.',
    { items: ['Goods of more than {freeShippingAbove} ship free, others for {shippingFee}.'] },
  ];

  it.each([
    ['/privacy-policy', 'Privacy Policy', 'Terms of Service'],
    ['/terms-of-service', 'Terms of Service', 'Privacy Policy'],
  ])('%s shows the published text with the facts about the shop', async (path, title, other) => {
    const sections = [{ id: 'shipping', title: 'Shipping', blocks }];
    const policy = { title, summary: 'In short.', updatedOn: '2026-11-28', sections };
    server.use(get('/api/site/policy/:slug', { success: true, policy }));

    const { container, host } = renderRemote(face, { at: path });

    await heading(title);
    await waitFor(() => expect(host.head).toMatchObject({ title, canonical: path }));
    expect(screen.getByText('28 November 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shipping' })).toHaveAttribute('href', '#shipping');
    expect(container.querySelector('#shipping')).toHaveTextContent('Shipping');
    expect(container).toHaveTextContent('Kaagazz is a shop in Delhi, India.');
    expect(container).toHaveTextContent('more than Rs. 2,500 ship free, others for Rs. 99.');
    expect(screen.getByRole('link', { name: DEFAULT_SETTINGS.company.email })).toBeVisible();
    expect(screen.getByRole('link', { name: other })).toBeVisible();
  });

  it('a policy page shows a retry button if its text cannot be loaded', async () => {
    server.use(get('/api/site/policy/:slug', offline()));

    renderRemote(face, { at: '/privacy-policy' });

    await waitFor(() => {
      expect(screen.getByText('The privacy policy could not be loaded.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    });
  });
});
