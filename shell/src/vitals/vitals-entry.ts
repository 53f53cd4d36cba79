import { onCLS, onINP, onLCP } from 'web-vitals';

import { observeLongTasks } from './long-tasks.ts';
import { VitalsReport } from './vitals-report.ts';

const report = new VitalsReport((vitals) => {
  navigator.sendBeacon('/_reports', JSON.stringify({ token: globalThis.__KAAGAZZ__.view.token, vitals }));
});
const measure = report.measure.bind(report);

onLCP(measure, { reportAllChanges: true });
onINP(measure, { reportAllChanges: true });
onCLS(measure, { reportAllChanges: true });
observeLongTasks((value) => report.measure({ name: 'BLOCKED', value, navigationType: 'navigate' }));

// Add this listener last, because the listeners of web-vitals must report the final values first.
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && !document.prerendering) report.finish();
});
addEventListener('pagehide', () => {
  if (!document.prerendering) report.finish();
});
