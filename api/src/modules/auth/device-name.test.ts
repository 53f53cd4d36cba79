import { deviceName } from './device-name.ts';

const MOZILLA = 'Mozilla/5.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

describe('deviceName', () => {
  it.each([
    ['Chrome on Android', `${MOZILLA} (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`],
    [
      'Safari on iOS',
      `${MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
    ],
    ['Microsoft Edge on Windows', `${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/126.0.0.0`],
    ['Firefox on Linux', `${MOZILLA} (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0`],
    [
      'Samsung Internet on Android',
      `${MOZILLA} (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    ],
  ])('deviceName returns "%s"', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it.each([undefined, '', 'curl/8.0', '<b>Bank</b> app/1.0 (Windows NT 10.0)', `${'('.repeat(9_000)}Chrome/1 Windows`])(
    'deviceName returns "Unknown device" for %s',
    (userAgent) => {
      expect(deviceName(userAgent)).toBe('Unknown device');
    },
  );
});
