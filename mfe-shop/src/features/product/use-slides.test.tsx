import { act, fireEvent, render, screen } from '@testing-library/react';

import { useSlides } from './use-slides.ts';

const WIDTH = 300;

function Slides() {
  const { shown, goTo, trackProps } = useSlides(3);
  return (
    <>
      <ul {...trackProps} />
      <output>{shown}</output>
      <button onClick={() => goTo(1)}>Second</button>
    </>
  );
}

function scrollTo(row: HTMLElement, left: number): void {
  row.scrollLeft = left;
  fireEvent.scroll(row);
  act(() => void row.dispatchEvent(new Event('scrollend')));
}

function renderSlides() {
  render(<Slides />);
  const row = screen.getByRole('list');
  Object.defineProperty(row, 'clientWidth', { value: WIDTH });
  return row;
}

it('the counter shows the slide that was swiped into view', () => {
  const row = renderSlides();

  scrollTo(row, 2 * WIDTH);

  expect(screen.getByRole('status')).toHaveTextContent('2');
});

it('clicking a slide’s button scrolls to that slide even during a swipe', () => {
  const row = renderSlides();
  scrollTo(row, 2 * WIDTH);

  fireEvent.click(screen.getByRole('button', { name: 'Second' }));
  scrollTo(row, WIDTH);
  scrollTo(row, 2 * WIDTH);

  expect(row.scrollLeft).toBe(WIDTH);
  scrollTo(row, WIDTH);
  expect(screen.getByRole('status')).toHaveTextContent('1');
});

it('a swipe interrupts the scrolling to a slide', () => {
  const row = renderSlides();
  fireEvent.click(screen.getByRole('button', { name: 'Second' }));

  fireEvent.pointerDown(row);
  scrollTo(row, 2 * WIDTH);

  expect(row.scrollLeft).toBe(2 * WIDTH);
  expect(screen.getByRole('status')).toHaveTextContent('2');
});
