import { restoreHeight } from './restore-height.inline.ts';

const navigation = new EventTarget();
const keptHeight = () => document.documentElement.style.getPropertyValue('--kept-height');

const laidOutAtOnce = () => 'laidOutAtOnce' in document.documentElement.dataset;

function showPage(height: number) {
  document.body.innerHTML = '<main></main>';
  Object.defineProperty(document.querySelector('main'), 'offsetHeight', { value: height });
}

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
  restoreHeight();
});

it('the stored page height is restored on load', () => {
  expect(keptHeight()).toBe('900px');
});

it('the stored page height is restored after client-side navigation', () => {
  showPage(950);
  goTo('/print-proof/1');
  expect(keptHeight()).toBe('');

  showPage(1870);
  goTo('/cart');
  expect(keptHeight()).toBe('950px');

  goTo('/print-proof/1');
  expect(keptHeight()).toBe('1870px');
});

it('the page height is kept when only the query or hash changes', () => {
  showPage(700);

  goTo('/print-proof/1?page=2#end');

  expect(keptHeight()).toBe('1870px');
});

it('the page height is stored when the page unloads', () => {
  showPage(640);

  dispatchEvent(new Event('pagehide'));

  expect(sessionStorage.getItem('height /print-proof/1')).toBe('640');
});

describe('data-laid-out-at-once', () => {
  const load = (type: string, path = '/blog', events: unknown = navigation) => {
    delete document.documentElement.dataset.laidOutAtOnce;
    performance.getEntriesByType = () => [Object.assign({ type }) as PerformanceEntry];
    Object.assign(window, { navigation: events });
    history.pushState(null, '', path);
    restoreHeight();
  };

  it('client-side navigation to another path sets data-laid-out-at-once on <html>', () => {
    load('navigate');
    expect(laidOutAtOnce()).toBe(false);

    goTo('/blog?page=2');
    expect(laidOutAtOnce()).toBe(false);

    goTo('/shop');
    expect(laidOutAtOnce()).toBe(true);
  });

  it.each([
    ['a reload', 'reload', '/blog'],
    ['going back', 'back_forward', '/blog'],
    ['a URL with an anchor', 'navigate', '/blog#end'],
  ])('data-laid-out-at-once is set after %s', (_, type, path) => {
    load(type, path);

    expect(laidOutAtOnce()).toBe(true);
  });

  it('data-laid-out-at-once is set on load if the browser lacks the Navigation API', () => {
    load('navigate', '/blog', null);

    expect(laidOutAtOnce()).toBe(true);
  });
});

it('leaving a page does not throw if storage is full', () => {
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', onError);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  showPage(300);

  goTo('/products');
  dispatchEvent(new Event('pagehide'));

  expect(onError).not.toHaveBeenCalled();
  setItem.mockRestore();
  removeEventListener('error', onError);
});
