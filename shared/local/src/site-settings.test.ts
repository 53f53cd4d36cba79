import { readSettings, siteEnvironments } from './site-settings.ts';

const PORTS = { api: 3001, standIns: 3002, smtp: 3003 };

it('makes up no public address in production, so that api and shell insist on a real one', () => {
  const user = { NODE_ENV: 'production' };

  const { api, shell, standIns } = siteEnvironments(readSettings(user), PORTS, user);

  expect([api.SITE_ORIGIN, shell.SITE_ORIGIN, standIns]).toEqual([undefined, undefined, undefined]);
});
