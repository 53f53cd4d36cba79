import { renderPage } from '@kaagazz/testing';
import { act, screen } from '@testing-library/react';

import { SocialPost } from './social-post.tsx';
import { SocialPosts } from './social-posts.tsx';

const ORIGIN = 'https://www.instagram.com';
const POST = `${ORIGIN}/p/Cabc123_-xy/`;
const post = <SocialPost url={POST} image="/drawing.svg" text="Eleven crates before breakfast." />;
const frames = () => [...document.querySelectorAll('iframe')];
const button = () => screen.getAllByRole('button', { name: 'Show the post' })[0]!;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function postMessageFrom(source: Window | null | undefined, origin = ORIGIN) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source: source ?? null, origin, data: '{"type":"MOUNTED"}' }));
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the social posts', () => {
  it('shows three pictures without sending requests to Instagram', () => {
    renderPage(<SocialPosts />);

    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(frames()).toEqual([]);
    const sources = [...document.images].map(({ src }) => new URL(src).origin);
    expect(new Set(sources)).toEqual(new Set([window.location.origin]));
  });

  it('a social post without a URL is not a link', () => {
    renderPage(<SocialPosts />);

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('[');
  });

  it('links to the posts whose URLs are configured', () => {
    renderPage(post);

    expect(screen.getByRole('link', { name: 'See it on Instagram' })).toHaveAttribute('href', POST);
  });

  it('shows an embedded post once it has loaded', async () => {
    const { user } = renderPage(post);

    await user.click(button());

    const [frame] = frames();
    expect(frame).toHaveAttribute('src', `${POST}embed/`);
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(frame).not.toBeVisible();
    expect(screen.getByText('Loading the post')).toBeVisible();

    expect(screen.getByRole('listitem')).toHaveFocus();

    postMessageFrom(frame?.contentWindow);
    expect(screen.getByTitle(/^Post on Instagram: Eleven crates/)).toBeVisible();
    await pass(20_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers a retry when a post fails to load', async () => {
    const { user } = renderPage(post);
    await user.click(button());
    postMessageFrom(window);
    postMessageFrom(frames()[0]?.contentWindow, 'https://elsewhere.example');

    await pass(8000);

    expect(screen.getByRole('alert')).toHaveTextContent('The post could not be loaded');
    expect(frames()).toEqual([]);
    expect(screen.getByRole('link', { name: 'See it on Instagram' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    postMessageFrom(frames()[0]?.contentWindow);
    expect(frames()[0]).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an error immediately if an offline visitor opens a post', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = renderPage(post);

    await user.click(button());

    expect(screen.getByRole('alert')).toHaveTextContent('You may be offline');
    expect(frames()).toEqual([]);
  });
});
