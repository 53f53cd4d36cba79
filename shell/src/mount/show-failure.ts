/** Uses the DOM directly, because React may have failed to load too. */
export function showFailure(root: HTMLElement): void {
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  const title = Object.assign(document.createElement('h1'), { textContent: 'This page could not be opened' });
  const text = Object.assign(document.createElement('p'), {
    textContent: navigator.onLine
      ? 'Something went wrong on our side. Please try again in a minute.'
      : 'You are offline. Try again when you are back online.',
  });
  const retry = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Try again' });
  retry.addEventListener('click', () => location.reload());
  main.append(title, text, retry);
  root.replaceChildren(main);
}
