export interface GateCheck {
  name: string;
  passed: boolean;
  details: readonly string[];
  /** Reason why the check was skipped. A skipped check counts as passed. */
  notChecked?: string;
  ms: number;
}

export interface GateReport {
  passed: boolean;
  checks: readonly GateCheck[];
  failures: readonly string[];
  visited: readonly string[];
  left: number;
}

export type Finding = Pick<GateCheck, 'details' | 'notChecked'> & { passed: boolean };

export function finding(faults: readonly string[], notes: readonly string[] = []): Finding {
  return { passed: faults.length === 0, details: faults.length > 0 ? faults : notes };
}

export function notChecked(why: string): Finding {
  return { passed: true, details: [], notChecked: why };
}

export function reportOf(
  checks: readonly GateCheck[],
  { visited, left }: Pick<GateReport, 'visited' | 'left'> = { visited: [], left: 0 },
): GateReport {
  const failed = checks.filter(({ passed }) => !passed);
  return {
    passed: failed.length === 0,
    checks,
    visited,
    left,
    failures: failed.flatMap(({ name, details }) => details.map((detail) => `${name}: ${detail.split('\n')[0]}`)),
  };
}

export function checkLines({ name, passed, details, notChecked: why, ms }: GateCheck): string[] {
  const verdict = why === undefined ? (passed ? 'ok  ' : 'FAIL') : '--  ';
  const first = `${verdict} ${name.padEnd(22)} ${`${(ms / 1000).toFixed(1)} s`.padStart(7)}`;
  return [why === undefined ? first : `${first}   not checked: ${why}`, ...details.flatMap(indented)];
}

function indented(detail: string): string[] {
  return detail.split('\n').map((line, i) => `${i === 0 ? '       ' : '         '}${line}`);
}
