import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Even on slow phones, skeletons are replaced by content within five seconds. */
const DELAY_MS = 5_000;
const CONTENT = 'img, svg, video, canvas, iframe, input, button';

export function reportBlankSections({ subscribe }: Pick<Router, 'subscribe'>, report: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const checkLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const main = document.getElementById('main');
      if (!main?.textContent.trim() && !main?.querySelector(CONTENT)) report();
    }, DELAY_MS);
  };
  checkLater();
  subscribe(({ navigation }) => {
    if (navigation.state === 'idle') checkLater();
  });
}
