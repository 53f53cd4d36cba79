import { renderPage, standInForScrolling } from '@kaagazz/testing';
import { act, screen, within } from '@testing-library/react';

import { Deeds } from './deeds.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const slide = () => screen.getByRole('group');
const shown = () => within(slide()).getByRole('heading', { level: 3 }).textContent;

let scroll: (onScreen: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  scroll = standInForScrolling();
});
afterEach(() => jest.useRealTimers());

describe('What Do We Do?', () => {
  it('shows four slides in turn, 5 seconds each, and loops', async () => {
    renderPage(<Deeds />);
    scroll(true);

    const seen = [];
    for (let change = 0; change < 5; change++) {
      seen.push(shown());
      await pass(4999);
      expect(shown()).toBe(seen.at(-1));
      await pass(1);
    }

    expect(seen).toEqual([
      'Inclusive opportunities for disabled people',
      'Sanitation',
      'No deforestation',
      'Inclusive employment',
      'Inclusive opportunities for disabled people',
    ]);
  });

  it('goes back from the first to the last', async () => {
    const { user } = renderPage(<Deeds />);

    await user.click(screen.getByRole('button', { name: 'Previous slide' }));

    expect(shown()).toBe('Inclusive employment');
  });

  it('does not move where nobody sees it', async () => {
    renderPage(<Deeds />);

    await pass(20_000);
    expect(slide()).toHaveAccessibleName('1 of 4');

    scroll(true);
    await pass(5000);
    expect(slide()).toHaveAccessibleName('2 of 4');
  });

  it('keeps slides that are not shown out of the way of the keyboard and of screen readers', () => {
    renderPage(<Deeds />);

    const away = screen.getAllByRole('group', { hidden: true }).filter((group) => group !== slide());
    expect(away).toHaveLength(3);
    for (const group of away) expect(group).toHaveAttribute('inert');
  });

  it('is read out slide by slide only once it stands still', async () => {
    const { user } = renderPage(<Deeds />);
    const track = slide().parentElement;
    expect(track).toHaveAttribute('aria-live', 'off');

    await user.click(screen.getByRole('button', { name: 'Pause slides' }));

    expect(track).toHaveAttribute('aria-live', 'polite');
  });

  it('is met by the keyboard at its Pause button first', async () => {
    const { user } = renderPage(<Deeds />);

    await user.tab();

    expect(screen.getByRole('button', { name: 'Pause slides' })).toHaveFocus();
  });
});
