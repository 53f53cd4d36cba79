import { COMPANY } from '@kaagazz/domain';
import { renderPage } from '@kaagazz/testing';
import { act, screen } from '@testing-library/react';

import { SocialPosts } from './social-posts.tsx';

const ORIGIN = 'https://www.instagram.com';
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
  it('are three drawings of ours that ask nothing of anybody, each with a link to the real one', () => {
    renderPage(<SocialPosts />);

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(COMPANY.instagramPosts);
    expect(frames()).toEqual([]);
    const sources = [...document.images].map(({ src }) => new URL(src).origin);
    expect(new Set(sources)).toEqual(new Set([window.location.origin]));
  });

  it('show the one that a visitor asks for, shut into a sandbox, once it gives a sign of life', async () => {
    const { user } = renderPage(<SocialPosts />);

    await user.click(ask());

    const [frame, ...others] = frames();
    expect(others).toEqual([]);
    expect(frame).toHaveAttribute('src', `${COMPANY.instagramPosts[0]}embed/`);
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(frame).not.toBeVisible();
    expect(screen.getByText('Loading the post')).toBeVisible();

    expect(screen.getAllByRole('listitem')[0]).toHaveFocus();

    say(frame?.contentWindow);
    expect(screen.getByTitle(/^Post on Instagram: Eleven crates/)).toBeVisible();
    await pass(20_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say so when one does not come, and can be asked again', async () => {
    const { user } = renderPage(<SocialPosts />);
    await user.click(ask());
    say(window);
    say(frames()[0]?.contentWindow, 'https://elsewhere.example');

    await pass(8000);

    expect(screen.getByRole('alert')).toHaveTextContent('The post does not come');
    expect(frames()).toEqual([]);
    expect(screen.getAllByRole('link', { name: 'See it on Instagram' })).toHaveLength(3);

    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    say(frames()[0]?.contentWindow);
    expect(frames()[0]).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say so at once to a visitor who is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = renderPage(<SocialPosts />);

    await user.click(ask());

    expect(screen.getByRole('alert')).toHaveTextContent('you are offline');
    expect(frames()).toEqual([]);
  });
});
