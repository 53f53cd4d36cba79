import { useEffect, useState } from 'react';

import { indianDateAndTime } from '../../indian-time/index.ts';

const MINUTE_MS = 60_000;
const TICK_MS = 15_000;

export function PressCountdown({ start }: { start: string | undefined }) {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  if (start === undefined) return null;
  const minutes = Math.ceil((new Date(start).getTime() - now) / MINUTE_MS);
  if (minutes <= 0) return <strong>Printing could start at any moment.</strong>;
  return (
    <>
      We plan to start printing on <time dateTime={start}>{indianDateAndTime(start)}</time>:{' '}
      <strong>{timeLeft(minutes)} left.</strong>
    </>
  );
}

export function timeLeft(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const parts =
    days > 0 ? [count(days, 'day'), count(hours % 24, 'hour')] : [count(hours, 'hour'), count(minutes % 60, 'minute')];
  return parts.filter((part) => part !== '').join(' ');
}

function count(number: number, unit: string): string {
  if (number === 0) return '';
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
