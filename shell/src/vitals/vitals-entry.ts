import { onCLS, onINP, onLCP } from 'web-vitals';

import { VitalsReport } from './vitals-report.ts';

// A separate script, so that unmeasured page views don't load it.
const report = new VitalsReport((vitals) => {
  navigator.sendBeacon('/_reports', JSON.stringify({ token: globalThis.__KAAGAZZ__.view.token, vitals }));
});
const measure = report.measure.bind(report);

// All changes, because values must be known when the page is hidden.
onLCP(measure, { reportAllChanges: true });
onINP(measure, { reportAllChanges: true });
onCLS(measure, { reportAllChanges: true });

// After the library's own listeners, which report last values. A prerendered page is hidden, too.
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && !document.prerendering) report.finish();
});
addEventListener('pagehide', () => {
  if (!document.prerendering) report.finish();
});
