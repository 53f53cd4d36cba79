import { renderPage, mockIntersectionObserver } from '@kaagazz/testing';
import { act, screen, within } from '@testing-library/react';

import { SAMPLE_CONTENT } from '../../../test-support/sample-content.ts';
import { Activities } from './activities.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const slide = () => screen.getByRole('group');
const shown = () => within(slide()).getByRole('heading', { level: 3 }).textContent;

let scroll: (onScreen: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  scroll = mockIntersectionObserver();
});
afterEach(() => jest.useRealTimers());

describe('What Do We Do?', () => {
  it('shows each of the four activities for 5 seconds before the next one', async () => {
    renderPage(<Activities texts={SAMPLE_CONTENT.text} />);
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

  it('pressing Previous on the first activity shows the last one', async () => {
    const { user } = renderPage(<Activities texts={SAMPLE_CONTENT.text} />);

    await user.click(screen.getByRole('button', { name: 'Previous slide' }));

    expect(shown()).toBe('Inclusive employment');
  });

  it('pauses the activities while they are scrolled out of view', async () => {
    renderPage(<Activities texts={SAMPLE_CONTENT.text} />);

    await pass(20_000);
    expect(slide()).toHaveAccessibleName('1 of 4');

    scroll(true);
    await pass(5000);
    expect(slide()).toHaveAccessibleName('2 of 4');
  });

  it('hides the inactive activities from keyboard and screen reader users', () => {
    renderPage(<Activities texts={SAMPLE_CONTENT.text} />);

    const away = screen.getAllByRole('group', { hidden: true }).filter((group) => group !== slide());
    expect(away).toHaveLength(3);
    for (const group of away) expect(group).toHaveAttribute('inert');
  });

  it('screen readers announce activities only while the carousel is paused', async () => {
    const { user } = renderPage(<Activities texts={SAMPLE_CONTENT.text} />);
    const track = slide().parentElement;
    expect(track).toHaveAttribute('aria-live', 'off');

    await user.click(screen.getByRole('button', { name: 'Pause slides' }));

    expect(track).toHaveAttribute('aria-live', 'polite');
  });

  it('puts the Pause button first in the tab order', async () => {
    const { user } = renderPage(<Activities texts={SAMPLE_CONTENT.text} />);

    await user.tab();

    expect(screen.getByRole('button', { name: 'Pause slides' })).toHaveFocus();
  });
});
