import { VitalsReport } from './vitals-report.ts';

let sent: object[];
let report: VitalsReport;

beforeEach(() => {
  sent = [];
  report = new VitalsReport((vitals) => sent.push({ ...vitals }));
});

const navigate = { navigationType: 'navigate' } as const;

it('the last value of each Web Vital is sent only once per page view', () => {
  report.measure({ name: 'LCP', value: 900, ...navigate });
  report.measure({ name: 'LCP', value: 1834.5678, ...navigate });
  report.measure({ name: 'CLS', value: 0.012_345_6, ...navigate });
  report.finish();
  report.measure({ name: 'INP', value: 240, ...navigate });
  report.finish();

  expect(sent).toEqual([{ LCP: 1835, CLS: 0.01235 }]);
});

it('Web Vitals of pages restored from the back-forward cache are ignored', () => {
  report.finish();
  report.measure({ name: 'LCP', value: 20, navigationType: 'back-forward-cache' });
  report.finish();

  expect(sent).toEqual([]);
});

it('metrics other than the reported Web Vitals are ignored', () => {
  report.measure({ name: 'TTFB', value: 20, ...navigate });
  report.finish();

  expect(sent).toEqual([]);
});
