import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';

import { lazySection } from './lazy-section.ts';

let intersect: (entries: { isIntersecting: boolean }[]) => void = () => undefined;

class TestIntersectionObserver {
  constructor(callback: typeof intersect) {
    intersect = callback;
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => Object.assign(globalThis, { IntersectionObserver: TestIntersectionObserver }));

const Story = ({ name = 'Asha' }: { name?: string }) => <p>Live for {name}</p>;

it('loads a lazy section immediately if the server did not render it', async () => {
  const Section = lazySection(async () => Story);

  render(<Section name="Ravi" />);

  expect(await screen.findByText('Live for Ravi')).toBeInTheDocument();
});

it('keeps the server’s markup until the lazy section is near the viewport', async () => {
  const load = jest.fn(async () => Story);
  const Section = lazySection(load);
  const error = jest.spyOn(console, 'error');
  const root = document.createElement('main');
  root.innerHTML = '<div><p>From the server</p></div>';
  document.body.append(root);

  await act(async () => void hydrateRoot(root, <Section />));
  expect(root).toHaveTextContent('From the server');
  expect(load).not.toHaveBeenCalled();

  await act(async () => intersect([{ isIntersecting: true }]));
  expect(root).toHaveTextContent('Live for Asha');
  expect(error).not.toHaveBeenCalled();
});

it('keeps the server-rendered content of a lazy section if its code fails to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Section = lazySection(async () => Promise.reject(new Error('missing')));
  const root = document.createElement('main');
  root.innerHTML = '<div><p>From the server</p></div>';

  await act(async () => void hydrateRoot(root, <Section />));
  await act(async () => intersect([{ isIntersecting: true }]));

  expect(root).toHaveTextContent('From the server');
});
