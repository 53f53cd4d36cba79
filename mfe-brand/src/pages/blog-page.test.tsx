import { get, offline, renderRemote, server } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { SAMPLE_STORY } from '../../test-support/sample-content.ts';
import { discovery } from '../public/discovery.ts';
import face from '../public/routes.tsx';

const AT = { at: '/blog/how-a-sheet-is-lifted' };
const title = () => screen.findByRole('heading', { level: 1, name: 'How a sheet is lifted' });

function stubNavigator(ability: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(navigator, ability);
  Object.defineProperty(navigator, ability, { value, configurable: true });
  undo = () => {
    if (before) Object.defineProperty(navigator, ability, before);
    else Reflect.deleteProperty(navigator, ability);
  };
}
let undo: () => void = () => undefined;
afterEach(() => undo());

beforeEach(() => server.use(get('/api/site/post/:slug', { success: true, ...SAMPLE_STORY })));

describe('a story', () => {
  it('a story page shows the story’s text and preloads its cover', async () => {
    const { host } = renderRemote(face, AT);

    await title();
    const story = within(screen.getByRole('article', { name: 'How a sheet is lifted' }));
    expect(story.getByText('Pulp becomes paper.')).toBeVisible();
    expect(story.getByRole('img', { name: 'A vat' })).toHaveAttribute('src', SAMPLE_STORY.post.photograph);
    expect(host.head).toMatchObject({ description: 'Excerpt of how-a-sheet-is-lifted' });
  });

  it('a story opened with a preview link loads its draft from the api', async () => {
    renderRemote(face, { at: '/blog/how-a-sheet-is-lifted?preview=token' });

    await title();
    expect(server.sentTo('/api/site/post/how-a-sheet-is-lifted').map(({ query }) => query.get('preview'))).toEqual([
      'token',
    ]);
  });

  it('shows a retry button if loading a story fails', async () => {
    server.use(get('/api/site/post/:slug', offline()));

    renderRemote(face, AT);

    await waitFor(() => expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible());
  });

  it('shows a story’s title, author, date and reading time', async () => {
    renderRemote(face, AT);

    await title();
    const story = within(screen.getByRole('article', { name: 'How a sheet is lifted' }));
    expect(story.getByText('Craft')).toBeVisible();
    expect(story.getByText(/The vat room.*3 min read/)).toHaveTextContent('20 January 2025');
  });

  it('a story page suggests other stories', async () => {
    const { user, address } = renderRemote(face, AT);

    await title();
    const next = within(screen.getByRole('region', { name: 'Read next' }));
    expect(next.getAllByRole('article')).toHaveLength(2);
    expect(next.queryByText('How a sheet is lifted')).not.toBeInTheDocument();
    await user.click(next.getAllByRole('link', { name: /./ }).at(-1) as HTMLElement);
    expect(address()).toMatch(/^\/blog\/(?!how-a-sheet)/);
  });
});

describe('sharing a story', () => {
  it('shares the URL of a story by email', async () => {
    renderRemote(face, AT);

    const mail = await screen.findByRole('link', { name: 'Send by email' });
    const href = new URL((mail as HTMLAnchorElement).href);
    expect(href.searchParams.get('subject')).toBe('How a sheet is lifted');
    expect(href.searchParams.get('body')).toContain(location.origin);
  });

  it('copies the URL of a story', async () => {
    const { user, host } = renderRemote(face, AT);
    await title();

    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
    expect(host.toasts).toEqual([{ tone: 'success', text: 'Link copied.' }]);
  });

  it('shows the URL of a story when the clipboard is unavailable', async () => {
    const { user, host } = renderRemote(face, AT);
    await title();
    stubNavigator('clipboard', { writeText: () => Promise.reject(new Error('denied')) });

    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    await waitFor(() => expect(host.toasts).toHaveLength(1));
    expect(host.toasts[0]).toMatchObject({ tone: 'error', text: expect.stringContaining(location.origin) as string });
  });

  it('doesn’t show a message when the visitor cancels the share sheet', async () => {
    const asked: ShareData[] = [];
    stubNavigator('share', (data: ShareData) => {
      asked.push(data);
      return Promise.reject(new DOMException('closed', 'AbortError'));
    });
    const { user, host } = renderRemote(face, AT);
    await title();

    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(asked).toEqual([{ title: 'How a sheet is lifted', url: location.origin + location.pathname }]);
    expect(host.toasts).toEqual([]);
  });

  it('hides the Share button in a browser without a share sheet', async () => {
    renderRemote(face, AT);

    await title();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });
});

describe('the data for search engines and feed readers', () => {
  it('the sitemap and the RSS feed include the stories from the api', () => {
    expect(discovery.lists).toMatchObject([{ call: '/site/posts', path: '/blog/:id' }]);
    expect(discovery.feeds).toMatchObject([{ path: '/blog/feed.xml', from: { path: '/blog/:id' } }]);
  });

  it('the sitemap excludes the pages marked as coming soon', () => {
    expect(discovery.unlisted).toEqual(['/about', '/contact']);
  });
});
