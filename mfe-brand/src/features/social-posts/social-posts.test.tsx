import { COMPANY } from '@kaagazz/domain';
import { renderPage } from '@kaagazz/testing';
import { act, screen } from '@testing-library/react';

import { SocialPost } from './social-post.tsx';
import { SocialPosts } from './social-posts.tsx';

const ORIGIN = 'https://www.instagram.com';
const POST = `${ORIGIN}/p/Cabc123_-xy/`;
const post = <SocialPost address={POST} image="/drawing.svg" text="Eleven crates before breakfast." />;
const frames = () => [...document.querySelectorAll('iframe')];
const ask = () => screen.getAllByRole('button', { name: 'Show the post' })[0]!;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A word from a frame, as an embedded post sends it. */
function say(source: Window | null | undefined, origin = ORIGIN) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source: source ?? null, origin, data: '{"type":"MOUNTED"}' }));
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the social posts', () => {
  it('are three drawings of ours that ask nothing of anybody', () => {
    renderPage(<SocialPosts />);

    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: 'Show the post' })).toHaveLength(3);
    expect(frames()).toEqual([]);
    const sources = [...document.images].map(({ src }) => new URL(src).origin);
    expect(new Set(sources)).toEqual(new Set([window.location.origin]));
  });

  it('name what is still to be filled in instead of framing a post that is none', async () => {
    const { user } = renderPage(<SocialPosts />);

    for (const unset of COMPANY.instagramPosts) {
      await user.click(ask());
      expect(screen.getByText(`It will open here: ${unset}`, { exact: false })).toHaveRole('status');
    }

    expect(frames()).toEqual([]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'All our posts on Instagram' })) {
      expect(link).toHaveAttribute('href', COMPANY.instagram);
    }
  });

  it('lead to the real ones, whose addresses are known', () => {
    renderPage(post);

    expect(screen.getByRole('link', { name: 'See it on Instagram' })).toHaveAttribute('href', POST);
  });

  it('show the one that a visitor asks for, shut into a sandbox, once it gives a sign of life', async () => {
    const { user } = renderPage(post);

    await user.click(ask());

    const [frame] = frames();
    expect(frame).toHaveAttribute('src', `${POST}embed/`);
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(frame).not.toBeVisible();
    expect(screen.getByText('Loading the post')).toBeVisible();

    expect(screen.getByRole('listitem')).toHaveFocus();

    say(frame?.contentWindow);
    expect(screen.getByTitle(/^Post on Instagram: Eleven crates/)).toBeVisible();
    await pass(20_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say so when one does not come, and can be asked again', async () => {
    const { user } = renderPage(post);
    await user.click(ask());
    say(window);
    say(frames()[0]?.contentWindow, 'https://elsewhere.example');

    await pass(8000);

    expect(screen.getByRole('alert')).toHaveTextContent('The post does not come');
    expect(frames()).toEqual([]);
    expect(screen.getByRole('link', { name: 'See it on Instagram' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    say(frames()[0]?.contentWindow);
    expect(frames()[0]).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say so at once to a visitor who is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = renderPage(post);

    await user.click(ask());

    expect(screen.getByRole('alert')).toHaveTextContent('you are offline');
    expect(frames()).toEqual([]);
  });
});
