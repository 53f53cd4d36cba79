import { renderPage, mockIntersectionObserver } from '@kaagazz/testing';
import { act, fireEvent, screen } from '@testing-library/react';

import { SAMPLE_CONTENT } from '../../../test-support/sample-content.ts';
import { Hero } from './hero.tsx';

const slides = () => [...document.querySelectorAll('picture')];
const shownSlide = () => slides().findIndex((slide) => slide.dataset.shown === 'true') + 1;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let scroll: (onScreen: boolean) => void;

async function otherPicturesArrive() {
  scroll(true);
  await wait(300);
  slides()
    .slice(1)
    .forEach((slide) => fireEvent.load(slide.querySelector('img')!));
}

function visitorPrefersLessMotion() {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('reduced-motion'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  scroll = mockIntersectionObserver();
});
afterEach(() => jest.useRealTimers());

describe('the first screen', () => {
  it('shows the headline and links to the shop', () => {
    renderPage(<Hero title="Paper without trees" text="Made in Delhi" texts={SAMPLE_CONTENT.text} />);

    expect(screen.getByRole('heading', { level: 1, name: 'Paper without trees' })).toBeVisible();
    expect(screen.getByText('Made in Delhi')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Products' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Learn More about sustainability' })).toHaveAttribute(
      'href',
      '/sustainability',
    );
  });

  it('shows the photograph and caption that editors have chosen for a slide', () => {
    const photograph = '/media/vat.0123abcd.w800.webp';
    const texts = { 'home-slide-1': { title: 'In the vat room', text: '', photograph, alt: 'A vat' } };

    renderPage(<Hero title="Paper without trees" text="Made in Delhi" texts={texts} />);

    const picture = screen.getByRole('img', { name: 'A vat' });
    expect(picture).toHaveAttribute('src', photograph);
    expect([...slides()[0]!.querySelectorAll('source')].map(({ srcset }) => srcset)).toEqual([
      photograph,
      '/media/vat.0123abcd.w1280.avif',
    ]);
    expect(screen.getByText('In the vat room')).toBeVisible();
  });

  it('loads the first picture immediately and the other three once the page is idle', async () => {
    renderPage(<Hero title="Paper without trees" text="Made in Delhi" texts={SAMPLE_CONTENT.text} />);
    expect(slides()).toHaveLength(1);

    await wait(300);

    expect(slides()).toHaveLength(4);
  });

  it('shows the next picture every 3 seconds, in a loop', async () => {
    renderPage(<Hero title="Paper without trees" text="Made in Delhi" texts={SAMPLE_CONTENT.text} />);
    await otherPicturesArrive();

    const seen = [];
    for (let change = 0; change < 5; change++) {
      seen.push(shownSlide());
      await wait(2999);
      expect(shownSlide()).toBe(seen.at(-1));
      await wait(1);
    }

    expect(seen).toEqual([1, 2, 3, 4, 1]);
  });

  it('stays on the first picture until the next picture has loaded', async () => {
    renderPage(<Hero title="Paper without trees" text="Made in Delhi" texts={SAMPLE_CONTENT.text} />);

    await wait(20_000);

    expect(shownSlide()).toBe(1);
  });

  it('stops the slideshow on Pause and resumes it on Play', async () => {
    const { user } = renderPage(<Hero title="Paper without trees" text="Made in Delhi" texts={SAMPLE_CONTENT.text} />);
    await otherPicturesArrive();

    await user.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    await user.unhover(screen.getByRole('region'));
    await wait(10_000);
    expect(shownSlide()).toBe(1);

    await user.click(screen.getByRole('button', { name: 'Play slideshow' }));
    await wait(3000);
    expect(shownSlide()).toBe(2);
  });

  it('pauses the slideshow while the mouse is over it', async () => {
    const { user } = renderPage(<Hero title="Paper without trees" text="Made in Delhi" texts={SAMPLE_CONTENT.text} />);
    await otherPicturesArrive();

    await user.hover(screen.getByRole('heading'));
    await wait(10_000);
    expect(shownSlide()).toBe(1);

    await user.unhover(screen.getByRole('region'));
    await wait(3000);
    expect(shownSlide()).toBe(2);
  });

  it('pauses the slideshow while it has keyboard focus', async () => {
    const { user } = renderPage(<Hero title="Paper without trees" text="Made in Delhi" texts={SAMPLE_CONTENT.text} />);
    await otherPicturesArrive();

    await user.tab();
    await wait(10_000);
    expect(shownSlide()).toBe(1);

    act(() => (document.activeElement as HTMLElement).blur());
    await wait(3000);
    expect(shownSlide()).toBe(2);
  });

  it('pauses the slideshow while it is out of view or its tab is hidden', async () => {
    renderPage(<Hero title="Paper without trees" text="Made in Delhi" texts={SAMPLE_CONTENT.text} />);
    await otherPicturesArrive();

    scroll(false);
    await wait(10_000);
    expect(shownSlide()).toBe(1);

    scroll(true);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait(10_000);
    expect(shownSlide()).toBe(1);

    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait(3000);
    expect(shownSlide()).toBe(2);
  });

  it('starts the slideshow only when Play is pressed if the visitor prefers reduced motion', async () => {
    visitorPrefersLessMotion();
    const { user } = renderPage(<Hero title="Paper without trees" text="Made in Delhi" texts={SAMPLE_CONTENT.text} />);

    await wait(10_000);
    expect(slides()).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Play slideshow' }));
    await otherPicturesArrive();
    await wait(3000);
    expect(shownSlide()).toBe(2);
  });
});
