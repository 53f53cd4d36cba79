import { renderPage, mockIntersectionObserver } from '@kaagazz/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';

import { SAMPLE_CONTENT } from '../../../test-support/sample-content.ts';
import { TestimonialCarousel } from './testimonial-carousel.tsx';
import { Testimonials } from './testimonials.tsx';

const { testimonial: testimonials } = SAMPLE_CONTENT;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
const author = (position: number) => testimonials[position]!.author;

let scroll: (onScreen: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  scroll = mockIntersectionObserver();
});
afterEach(() => jest.useRealTimers());

function windowIs(width: number) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: Number(/min-width: (\d+)/.exec(media)?.[1] ?? Infinity) <= width,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

describe('Their Voice', () => {
  it('shows three testimonials on screens at least 1024 px wide and one on narrower screens', () => {
    windowIs(1024);
    const { unmount } = renderPage(<Testimonials testimonials={testimonials} texts={SAMPLE_CONTENT.text} />);
    expect(shown()).toEqual(['1 of 5', '2 of 5', '3 of 5']);
    unmount();

    windowIs(1023);
    renderPage(<Testimonials testimonials={testimonials} texts={SAMPLE_CONTENT.text} />);
    expect(shown()).toEqual(['1 of 5']);
  });

  it('the home page cycles through the testimonials, showing each for 3 seconds', async () => {
    renderPage(<Testimonials testimonials={testimonials} texts={SAMPLE_CONTENT.text} />);
    scroll(true);

    for (let position = 0; position <= 5; position++) {
      const slide = screen.getByRole('group');
      expect(within(slide).getByText(author(position % 5))).toBeVisible();
      await pass(2999);
      expect(screen.getByRole('group')).toBe(slide);
      await pass(1);
    }
  });

  it.each([
    ['shows the next testimonial after a swipe to the left', [-51, 0], '2 of 5'],
    ['shows the previous testimonial after a swipe to the right', [51, 0], '5 of 5'],
    ['ignores a swipe of 50 px', [-50, 0], '1 of 5'],
    ['ignores a diagonal scroll', [-60, 200], '1 of 5'],
  ])('%s', (_, [x = 0, y = 0], expected) => {
    renderPage(<Testimonials testimonials={testimonials} texts={SAMPLE_CONTENT.text} />);
    const quote = screen.getByText(testimonials[0]!.quote);

    fireEvent.touchStart(quote, { touches: [{ clientX: 200, clientY: 300 }] });
    const end = { clientX: 200 + x, clientY: 300 + y };
    fireEvent.touchEnd(quote, { touches: [end], changedTouches: [end] });

    expect(shown()).toEqual([expected]);
  });

  it('the Next button shows the next testimonial', async () => {
    const { user } = renderPage(<Testimonials testimonials={testimonials} texts={SAMPLE_CONTENT.text} />);
    scroll(true);

    await user.click(screen.getByRole('button', { name: 'Next voice' }));
    expect(shown()).toEqual(['2 of 5']);

    await user.click(screen.getByRole('button', { name: 'Pause voices' }));
    await user.unhover(screen.getByRole('region'));
    await pass(10_000);
    expect(shown()).toEqual(['2 of 5']);
  });
});

describe('the testimonials on the sustainability page', () => {
  it('the sustainability page shows each testimonial for 5 seconds', async () => {
    renderPage(<TestimonialCarousel testimonials={testimonials} />);
    scroll(true);
    expect(screen.getByText('1 / 5')).toBeVisible();

    await pass(4999);
    expect(screen.getByText('1 / 5')).toBeVisible();

    await pass(1);
    expect(screen.getByText('2 / 5')).toBeVisible();
  });

  it('the carousel doesn’t advance while a testimonial is expanded', async () => {
    const { user } = renderPage(<TestimonialCarousel testimonials={testimonials} />);
    scroll(true);
    const { quote } = testimonials[0]!;
    const cut = `${quote.slice(0, 120).trimEnd()}…`;
    expect(screen.getByText(cut)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Read it all' }));
    await user.unhover(screen.getByRole('region'));
    act(() => (document.activeElement as HTMLElement).blur());
    await pass(20_000);
    expect(screen.getByText(quote)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Read less' }));
    expect(screen.getByText(cut)).toBeVisible();
  });

  it('resumes the slideshow after the visitor leaves an expanded testimonial', async () => {
    const { user } = renderPage(<TestimonialCarousel testimonials={testimonials} />);
    scroll(true);
    await user.click(screen.getByRole('button', { name: 'Read it all' }));

    await user.click(screen.getByRole('button', { name: 'Next voice' }));
    await user.unhover(screen.getByRole('region'));
    act(() => (document.activeElement as HTMLElement).blur());
    await pass(5000);

    expect(screen.getByText('3 / 5')).toBeVisible();
  });
});
