import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/kaagazz',
  SITE_ORIGIN: 'https://kaagazz.example/',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Kaagazz <hello@kaagazz.example>',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'Zq3vK8sW1n',
  RAZORPAY_WEBHOOK_SECRET: 'pL7xT2mB9c',
  AUTH_SECRET: 'f3a9c1d07b5e48269d8c7b6a5f4e3d2c',
  OPERATOR_TOKEN: '0a1b2c3d4e5f60718293a4b5',
};

describe('readConfig', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kaagazz-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('outside production, readConfig requires only DATABASE_URL', () => {
    const environment = { DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1/kaagazz' };
    const first = readConfig(environment);
    const second = readConfig(environment);

    expect(first).toMatchObject({
      production: false,
      shippingFlat: 9_900,
      trustedProxies: ['127.0.0.1', '::1'],
    });
    expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
    expect([second.authSecret, second.operatorToken]).toEqual([first.authSecret, first.operatorToken]);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'operator-token')).mode & 0o077).toBe(0);
  });

  it.each([undefined, ''])('readConfig throws if DATABASE_URL is %p', (DATABASE_URL) => {
    expect(() => readConfig({ DATA_DIR: folder, DATABASE_URL })).toThrow(
      'configuration: DATABASE_URL must be the address of a PostgreSQL server, for example DATABASE_URL=postgres://',
    );
  });

  it('readConfig accepts a complete production configuration', () => {
    expect(readConfig(production)).toMatchObject({ production: true, siteOrigin: 'https://kaagazz.example' });
  });

  it('readConfig warns if the obsolete INVOICE_TAXES variable is set', () => {
    const INVOICE_TAXES = '{"homeState":"Delhi","rates":{"default":12}}';

    expect(readConfig(production).warnings).toEqual([]);
    expect(readConfig({ ...production, INVOICE_TAXES }).warnings).toEqual([
      'INVOICE_TAXES is no longer used: enter the GSTIN and the tax rates at the desk under Settings',
    ]);
  });

  it.each(['DATABASE_URL', 'AUTH_SECRET', 'OPERATOR_TOKEN', 'RAZORPAY_KEY_SECRET', 'SMTP_URL'])(
    'readConfig throws in production without %s',
    (name) => {
      expect(() => readConfig({ ...production, [name]: '' })).toThrow(
        `configuration: ${name} is required in production, for example ${name}=`,
      );
    },
  );

  it('a ConfigError lists all invalid variables without their values', () => {
    const wrong = () =>
      readConfig({ ...production, API_PORT: 'many', AUTH_SECRET: 'short-secret', DATABASE_URL: 'mysql://db' });

    expect(wrong).toThrow(ConfigError);
    expect(wrong).toThrow(/^configuration: (?=.*API_PORT)(?=.*AUTH_SECRET)(?=.*DATABASE_URL)(?!.*short-secret)[^\n]*$/);
  });

  it.each([
    ['AUTH_SECRET', 'x'.repeat(40)],
    ['OPERATOR_TOKEN', 'changeme-changeme-changeme'],
    ['RAZORPAY_KEY_SECRET', 'local-key-secret'],
  ])('refuses a %s in production that everybody can guess', (name, secret) => {
    expect(() => readConfig({ ...production, [name]: secret })).toThrow(
      `configuration: ${name} is a default or too simple`,
    );
  });

  it('readConfig divides the database connections among the api processes', () => {
    const connections = (API_PROCESSES: string) =>
      readConfig({ ...production, DATABASE_CONNECTIONS: '80', API_PROCESSES }).databaseConnections;

    expect([connections('1'), connections('7'), connections('200')]).toEqual([80, 11, 2]);
  });
});
