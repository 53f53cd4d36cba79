import { renderPage } from '@kaagazz/testing';
import { act, screen } from '@testing-library/react';

import { Deeds } from './deeds.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.getByRole('heading', { level: 3 }).textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('What Do We Do?', () => {
  it('shows four slides in turn, 5 seconds each, and loops', async () => {
    renderPage(<Deeds />);

    const seen = [];
    for (let slide = 0; slide < 5; slide++) {
      seen.push(shown());
      await pass(5000);
    }

    expect(seen).toEqual([
      'Inclusive opportunities for disabled people',
      'Sanitation',
      'No deforestation',
      'Inclusive employment',
      'Inclusive opportunities for disabled people',
    ]);
  });

  it('goes back from the first to the last', async () => {
    const { user } = renderPage(<Deeds />);

    await user.click(screen.getByRole('button', { name: 'Previous slide' }));

    expect(shown()).toBe('Inclusive employment');
  });
});
