import { renderPage, mockIntersectionObserver } from '@kaagazz/testing';
import { act, screen } from '@testing-library/react';

import { SAMPLE_CONTENT } from '../../../test-support/sample-content.ts';
import { ImpactGoals } from './impact-goals.tsx';

const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent);

let scroll: (isInView: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  scroll = mockIntersectionObserver();
});

afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('Our Impact Goals', () => {
  it('shows the impact goals before any script runs', () => {
    renderPage(<ImpactGoals goals={SAMPLE_CONTENT.figure} texts={SAMPLE_CONTENT.text} />);

    expect(figures()).toEqual(['50K+', '200T+', '10,000+', '150+']);
  });

  it('counts from zero to each goal in 2 seconds when the goals come into view', async () => {
    renderPage(<ImpactGoals goals={SAMPLE_CONTENT.figure} texts={SAMPLE_CONTENT.text} />);
    scroll(false);
    expect(figures()).toEqual(['0K+', '0T+', '0+', '0+']);

    scroll(true);
    await pass(1000);
    const trees = Number.parseInt(figures()[0] ?? '', 10);
    expect(trees).toBeGreaterThan(20);
    expect(trees).toBeLessThan(30);

    await pass(1000);
    expect(figures()).toEqual(['50K+', '200T+', '10,000+', '150+']);
  });

  it('pauses the count while the goals are out of view or the tab is hidden', async () => {
    renderPage(<ImpactGoals goals={SAMPLE_CONTENT.figure} texts={SAMPLE_CONTENT.text} />);
    scroll(true);
    await pass(500);
    const counted = figures();

    scroll(false);
    await pass(5000);
    expect(figures()).toEqual(counted);

    scroll(true);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(5000);
    expect(figures()).toEqual(counted);

    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(1600);
    expect(figures()).toEqual(['50K+', '200T+', '10,000+', '150+']);
  });

  it('shows the final values of the impact goals to a visitor who prefers reduced motion', () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList);

    renderPage(<ImpactGoals goals={SAMPLE_CONTENT.figure} texts={SAMPLE_CONTENT.text} />);

    scroll(false);
    expect(figures()).toEqual(['50K+', '200T+', '10,000+', '150+']);

    scroll(true);
    expect(figures()).toEqual(['50K+', '200T+', '10,000+', '150+']);
  });
});
