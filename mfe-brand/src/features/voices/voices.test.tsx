import { renderPage } from '@kaagazz/testing';
import { act, fireEvent, screen } from '@testing-library/react';

import { VoiceCarousel } from './voice-carousel.tsx';
import { homeVoices, sustainabilityVoices } from './voices-list.ts';
import { Voices } from './voices.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const author = (position: number) => homeVoices[position % homeVoices.length]!.author;
/** jsdom is a phone: one voice is shown. */
const speaks = (position: number) => expect(screen.getByText(author(position))).toBeVisible();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Their Voice', () => {
  it('moves on every 3 seconds and begins anew after the fifth', async () => {
    renderPage(<Voices />);

    for (let position = 0; position <= 5; position++) {
      speaks(position);
      expect(screen.getByText(author(position + 1))).not.toBeVisible();
      await pass(3000);
    }
  });

  it.each([
    ['a swipe to the left shows the next one', -51, 1],
    ['a swipe to the right shows the one before', 51, 4],
    ['50 px are not a swipe', -50, 0],
  ])('%s', (_, distance, expected) => {
    renderPage(<Voices />);
    const row = screen.getByRole('list');

    fireEvent.touchStart(row, { changedTouches: [{ clientX: 200 }] });
    fireEvent.touchEnd(row, { changedTouches: [{ clientX: 200 + distance }] });

    speaks(expected);
  });

  it('goes by buttons, and stops when paused', async () => {
    const { user } = renderPage(<Voices />);

    await user.click(screen.getByRole('button', { name: 'Next voice' }));
    speaks(1);

    await user.click(screen.getByRole('button', { name: 'Pause voices' }));
    await user.unhover(screen.getByRole('region'));
    await pass(10_000);
    speaks(1);
  });
});

describe('the voices on the sustainability page', () => {
  it('change every 5 seconds', async () => {
    renderPage(<VoiceCarousel />);
    expect(screen.getByText('1 / 6')).toBeVisible();

    await pass(4999);
    expect(screen.getByText('1 / 6')).toBeVisible();

    await pass(1);
    expect(screen.getByText('2 / 6')).toBeVisible();
  });

  it('are cut at 120 characters, and can be read whole without being hurried on', async () => {
    const { user } = renderPage(<VoiceCarousel />);
    const { quote } = sustainabilityVoices[0];
    expect(screen.getByText(`${quote.slice(0, 120).trimEnd()}…`)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Read it all' }));
    await user.unhover(screen.getByRole('region'));
    await pass(20_000);

    expect(screen.getByText(quote)).toBeVisible();
  });
});
