import { readConfig } from './config.ts';

const API = { API_URL: 'http://127.0.0.1:3001' };
const URL_AND_SECRET = ['RELEASES_WEBHOOK_URL', 'RELEASES_WEBHOOK_SECRET'];

it('the configuration treats empty optional variables as unset', () => {
  const empty = Object.fromEntries([...URL_AND_SECRET, 'ERROR_SINK_DSN'].map((name) => [name, '']));

  expect(readConfig({ ...API, ...empty })).toMatchObject({ webhook: undefined, errorSinkDsn: undefined });
});

it('the configuration rejects a webhook whose secret is missing or too short', () => {
  const webhook = { ...API, RELEASES_WEBHOOK_URL: 'https://example.com/hook' };

  expect(() => readConfig({ ...webhook, RELEASES_WEBHOOK_SECRET: '' })).toThrow('RELEASES_WEBHOOK_SECRET: needed');
  expect(() => readConfig({ ...webhook, RELEASES_WEBHOOK_SECRET: 'short' })).toThrow(
    'RELEASES_WEBHOOK_SECRET: must have at least 32 characters',
  );
});
