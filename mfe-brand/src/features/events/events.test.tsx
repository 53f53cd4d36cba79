import { render, screen } from '@testing-library/react';

import { SAMPLE_CONTENT } from '../../../test-support/sample-content.ts';
import { Events } from './events.tsx';

const dates = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('lists past events after upcoming events and marks them as past', () => {
  jest.setSystemTime(new Date('2026-03-05T17:30:00Z'));
  render(<Events events={SAMPLE_CONTENT.event} />);

  expect(dates()).toEqual(['5 March 2026', '11 April 2026', '13 July 2026', 'Past event: 24 January 2026']);
});

it('lists the most recent past event first', () => {
  jest.setSystemTime(new Date('2027-01-01T00:00:00Z'));
  render(<Events events={SAMPLE_CONTENT.event} />);

  expect(dates()[0]).toBe('Past event: 13 July 2026');
});

it('shows a message if no events are planned', () => {
  render(<Events events={[]} />);

  expect(screen.getByText('We haven’t planned any events yet.')).toBeVisible();
});
