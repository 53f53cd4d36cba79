import { onCLS, onINP, onLCP } from 'web-vitals';

import { VitalsReport } from './vitals-report.ts';

/** A script of its own, which the page loads for a few of its views after all else: measuring costs the others nothing. */
const report = new VitalsReport((vitals) => {
  navigator.sendBeacon('/_reports', JSON.stringify({ token: globalThis.__KAAGAZZ__.view.token, vitals }));
});
const measure = report.measure.bind(report);

// Each change, because nothing may be left to wait for when the page is hidden.
onLCP(measure, { reportAllChanges: true });
onINP(measure, { reportAllChanges: true });
onCLS(measure, { reportAllChanges: true });

// After the listeners of the library, which bring their last values. A page that is being prerendered is hidden, too, but nobody sees it.
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && !document.prerendering) report.finish();
});
addEventListener('pagehide', () => {
  if (!document.prerendering) report.finish();
});
