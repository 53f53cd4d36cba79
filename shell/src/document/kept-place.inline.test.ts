import { keepPlace } from './kept-place.inline.ts';

/** What browsers have and jsdom lacks. */
const navigation = new EventTarget();
const keptHeight = () => document.documentElement.style.getPropertyValue('--kept-height');

const laidOutAtOnce = () => 'laidOutAtOnce' in document.documentElement.dataset;

/** The page that is shown is as high as this. */
function pageIs(height: number) {
  document.body.innerHTML = '<main></main>';
  Object.defineProperty(document.querySelector('main'), 'offsetHeight', { value: height });
}

/** What a browser says before the address changes: the page that is left still stands there. */
function goTo(path: string) {
  const destination = { url: new URL(path, location.origin).href };
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination }));
  history.pushState(null, '', path);
}

beforeAll(() => {
  performance.getEntriesByType = () => [];
  Object.assign(window, { navigation });
  sessionStorage.setItem('height /cart', '900');
  history.pushState(null, '', '/cart');
  keepPlace();
});

it('gives a page that is loaded the height that it was left with', () => {
  expect(keptHeight()).toBe('900px');
});

it('gives each page of a document its own height, not that of the page that was loaded', () => {
  pageIs(950);
  goTo('/print-proof/1');
  expect(keptHeight()).toBe('');

  pageIs(1870);
  goTo('/cart');
  expect(keptHeight()).toBe('950px');

  goTo('/print-proof/1');
  expect(keptHeight()).toBe('1870px');
});

it('keeps the height of a page that only changes its query or its place', () => {
  pageIs(700);

  goTo('/print-proof/1?page=2#end');

  expect(keptHeight()).toBe('1870px');
});

it('keeps the height of the page that is left with its document', () => {
  pageIs(640);

  dispatchEvent(new Event('pagehide'));

  expect(sessionStorage.getItem('height /print-proof/1')).toBe('640');
});

describe('what is laid out at once', () => {
  const begin = (type: string, path = '/blog', events: unknown = navigation) => {
    delete document.documentElement.dataset.laidOutAtOnce;
    performance.getEntriesByType = () => [Object.assign({ type }) as PerformanceEntry];
    Object.assign(window, { navigation: events });
    history.pushState(null, '', path);
    keepPlace();
  };

  it('is not the first page of a new document, but each page after it', () => {
    begin('navigate');
    expect(laidOutAtOnce()).toBe(false);

    goTo('/blog?page=2');
    expect(laidOutAtOnce()).toBe(false);

    goTo('/shop');
    expect(laidOutAtOnce()).toBe(true);
  });

  it.each([
    ['a page that is loaded again', 'reload', '/blog'],
    ['one that is gone back to', 'back_forward', '/blog'],
    ['one that is entered at a place of its own', 'navigate', '/blog#end'],
  ])('is %s', (_which, type, path) => {
    begin(type, path);

    expect(laidOutAtOnce()).toBe(true);
  });

  it('is every page of a browser that does not tell of page changes', () => {
    begin('navigate', '/blog', null);

    expect(laidOutAtOnce()).toBe(true);
  });
});
