import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const DECLARED_IN = [
  'api/src/metrics/api-metrics.ts',
  'shell/server/metrics/metrics.ts',
  'api/backup/backup-status.ts',
];

interface Dashboard {
  panels: { title: string; datasource: { uid: string }; targets: { expr: string }[] }[];
}

const dashboard = JSON.parse(read('deploy/monitoring/grafana/kaagazz.json')) as Dashboard;
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

describe('the dashboard and the alerts', () => {
  it('dashboard.test.yml covers every query of the dashboard', () => {
    const { tests } = parse(read('deploy/monitoring/dashboard.test.yml')) as {
      tests: { promql_expr_test: { expr: string }[] }[];
    };

    expect(tests.flatMap((test) => test.promql_expr_test.map(({ expr }) => expr))).toEqual(queries);
  });

  it('the dashboard and the alerts use only metrics that the shop exposes', () => {
    const declared = DECLARED_IN.map(read).join('');
    const used = `${queries.join(' ')} ${read('deploy/monitoring/alerts.yml')}`.match(/kaagazz_\w+/g) ?? [];

    const unknown = new Set(used.filter((name) => !declared.includes(name.replace(/_(bucket|count|sum)$/, ''))));

    expect([...unknown]).toEqual([]);
    expect(used.length).toBeGreaterThan(20);
  });

  it('the dashboard reads from the provisioned data source', () => {
    const { datasources } = parse(read('deploy/monitoring/grafana/datasources.yml')) as {
      datasources: { uid: string }[];
    };

    expect(new Set(dashboard.panels.map(({ datasource }) => datasource.uid))).toEqual(
      new Set(datasources.map(({ uid }) => uid)),
    );
  });
});

describe('start-alertmanager.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kaagazz-alertmanager-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function configOf(environment: Record<string, string>) {
    const CONFIG = path.join(folder, 'alertmanager.yml');
    execFileSync('sh', [path.join(ROOT, 'deploy/monitoring/start-alertmanager.sh')], {
      env: {
        PATH: process.env.PATH,
        CONFIG,
        ALERTMANAGER: 'true',
        ALERT_EMAIL: 'ops@shop.example',
        MAIL_FROM: 'Kaagazz <hello@shop.example>',
        SMTP_URL: 'smtps://mail.example',
        ...environment,
      },
    });
    return parse(readFileSync(CONFIG, 'utf8')) as { global: object; receivers: object[] };
  }
  const email_configs = [{ to: 'ops@shop.example', send_resolved: true }];

  it('alerts are sent only by email if ALERT_WEBHOOK_URL is not set', () => {
    expect(configOf({}).receivers).toEqual([{ name: 'office', email_configs }]);
  });

  it('alerts are also sent to ALERT_WEBHOOK_URL if it is set', () => {
    const url = "https://hooks.example/T0?room='ops'&key=a|b\\1";

    const { receivers } = configOf({ ALERT_WEBHOOK_URL: url });

    expect(receivers).toEqual([{ name: 'office', email_configs, webhook_configs: [{ url, send_resolved: true }] }]);
  });

  it('the mail server’s user and password are decoded from SMTP_URL', () => {
    const { global } = configOf({ SMTP_URL: "smtp://hello%40shop.example:50%25&'|@mail.example:587" });

    expect(global).toMatchObject({
      smtp_smarthost: 'mail.example:587',
      smtp_auth_username: 'hello@shop.example',
      smtp_auth_password: "50%&'|",
    });
  });
});
