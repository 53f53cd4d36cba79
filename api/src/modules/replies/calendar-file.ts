import { createHash } from 'node:crypto';
import type { InvitationRow } from './replies.repository.ts';

const LONGEST_LINE = 75;

const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

type Calendar = Pick<InvitationRow, 'code' | 'title' | 'venue' | 'time' | 'functions'>;

export function calendarFile({ code, title, venue, time, functions }: Calendar, url: string, now: Date): string {
  const hosts = title.slice(title.indexOf(': ') + 2);
  const { hostname } = new URL(url);
  const events = functions.flatMap(({ id, name, day }) => {
    const date = day.replaceAll('-', '');
    const isOnCard = id === 'card';
    return [
      'BEGIN:VEVENT',
      // Hash the RSVP code, because calendars are often shared and anyone with the code can reply.
      `UID:${createHash('sha256').update(`${code} ${id}`).digest('hex').slice(0, 32)}@${hostname}`,
      `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`,
      isOnCard && time !== ''
        ? `DTSTART;TZID=Asia/Kolkata:${date}T${time.replace(':', '')}00`
        : `DTSTART;VALUE=DATE:${date}`,
      `SUMMARY:${escaped(`${name}: ${hosts}`)}`,
      ...(isOnCard && venue !== '' ? [`LOCATION:${escaped(venue)}`] : []),
      'END:VEVENT',
    ];
  });
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kaagazz//Invitations//EN', 'METHOD:PUBLISH'];
  return [...head, ...TIME_ZONE, ...events, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > LONGEST_LINE) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += octets;
  }
  return result;
}
