import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { renderPage } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { ArrivalNote } from './arrival-note.tsx';

const NOW = '2026-11-25T04:00:00Z';

interface Given {
  day?: string;
  pin?: string | null;
  now?: string;
  holidays?: string[];
}

function open({ day = '2026-12-20', pin = '560001', now = NOW, holidays = [] }: Given) {
  renderPage(
    <ArrivalNote service={PRINT_SERVICES.marriage} event="wedding" day={day} pin={pin} now={new Date(now)} />,
    {
      settings: { holidays },
    },
  );
}

describe('the note on arrival', () => {
  it('the arrival note shows the last day to order and the expected delivery dates', () => {
    open({});

    expect(screen.getByRole('status')).toHaveTextContent(
      'Order by 7 December for your wedding on 20 December. Expected delivery: 4 to 8 December, if you order now.',
    );
  });

  it('the arrival note’s dates skip the holidays in the shop’s settings', () => {
    open({ holidays: ['12-07', '2026-12-08'] });

    expect(screen.getByRole('status')).toHaveTextContent(/^Order by 4 December .* delivery: 4 to 10 December/);
  });

  it('shows the last day to order for delivery anywhere in India if there is no PIN code', () => {
    open({ pin: null });

    expect(screen.getByRole('status')).toHaveTextContent(
      'Order by 4 December for your wedding on 20 December. This is the last day to order for delivery anywhere in India.',
    );
  });

  it('the arrival note includes the year if the event is next year', () => {
    open({ day: '2027-02-14' });

    expect(screen.getByRole('status')).toHaveTextContent(
      /^Order by 1 February 2027 for your wedding on 14 February 2027\./,
    );
  });

  it('the arrival note says "by 2 pm today (Indian time)" on the last day to order', () => {
    open({ now: '2026-12-06T19:00:00Z' });

    expect(screen.getByText('Order by 2 pm today (Indian time) for your wedding on 20 December.')).toBeVisible();
  });

  it('from 2 pm on the last day to order, the arrival note warns that cards may arrive too late', () => {
    open({ now: '2026-12-07T08:30:00Z' });

    expect(screen.getByRole('status')).toHaveTextContent(
      'Your cards may arrive too late for your wedding on 20 December. Expected delivery: 17 to 21 December, if you order now.',
    );
  });

  it('the arrival note links to quick print if only quick print would arrive in time', () => {
    open({ now: '2026-12-07T08:30:00Z' });

    expect(screen.getByRole('link', { name: 'Quick print' })).toHaveAttribute('href', '/quick-print');
    expect(screen.getByText(/is faster: 50 or more copies of your own PDF, expected delivery/)).toBeVisible();
  });

  it('the arrival note suggests sharing the design as an image if it is too late for printed cards', () => {
    open({ day: '2026-11-28' });

    expect(screen.getByRole('alert')).toHaveTextContent(
      'It is too late for printed cards for your wedding on 28 November.',
    );
    expect(screen.getByText(/You can also share your design as an image/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('the arrival note asks for the PIN code if timely delivery depends on it', () => {
    open({ day: '2026-12-08', pin: null });

    expect(screen.getByRole('status')).toHaveTextContent(
      'Whether your cards arrive before your wedding on 8 December depends on the PIN code. Please fill it in.',
    );
  });

  it('the arrival note rejects a PIN code that does not exist', () => {
    open({ pin: '990001' });

    expect(screen.getByRole('status')).toHaveTextContent('We don’t know the PIN code 990001.');
  });

  it.each(['', '2026-02-30', '2026-11-24'])(
    'the arrival note asks the shopper to choose a date if the date is "%s"',
    (day) => {
      open({ day });

      expect(screen.getByText('Choose a date to see when to order.')).toBeVisible();
    },
  );

  it('on the event day (Indian time), the arrival note says that it is too late to order', () => {
    open({ day: '2026-11-26', now: '2026-11-25T19:00:00Z' });

    expect(screen.getByRole('alert')).toHaveTextContent(/^It is too late/);
  });
});
