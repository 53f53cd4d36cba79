import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The source files that declare the shop's metrics. */
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
  it('dashboard.test.yml tests every query of the dashboard', () => {
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
