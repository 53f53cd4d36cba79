import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';

import { lazySection } from './lazy-section.ts';

let seen: (entries: { isIntersecting: boolean }[]) => void = () => undefined;

class StubbedObserver {
  constructor(callback: typeof seen) {
    seen = callback;
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => Object.assign(globalThis, { IntersectionObserver: StubbedObserver }));

const Story = ({ name = 'Asha' }: { name?: string }) => <p>Live for {name}</p>;

it('fetches its code at once on a page that was entered without a load', async () => {
  const Section = lazySection(async () => Story);

  render(<Section name="Ravi" />);

  expect(await screen.findByText('Live for Ravi')).toBeInTheDocument();
});

it('keeps what the server drew, without its code, until somebody comes near', async () => {
  const load = jest.fn(async () => Story);
  const Section = lazySection(load);
  const error = jest.spyOn(console, 'error');
  const root = document.createElement('main');
  root.innerHTML = '<div><p>Drawn</p></div>';
  document.body.append(root);

  await act(async () => void hydrateRoot(root, <Section />));
  expect(root).toHaveTextContent('Drawn');
  expect(load).not.toHaveBeenCalled();

  await act(async () => seen([{ isIntersecting: true }]));
  expect(root).toHaveTextContent('Live for Asha');
  expect(error).not.toHaveBeenCalled();
});

it('leaves what was drawn in place when the code does not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Section = lazySection(async () => Promise.reject(new Error('lost')));
  const root = document.createElement('main');
  root.innerHTML = '<div><p>Drawn</p></div>';

  await act(async () => void hydrateRoot(root, <Section />));
  await act(async () => seen([{ isIntersecting: true }]));

  expect(root).toHaveTextContent('Drawn');
});
