/** One thing that was looked at. */
export interface GateCheck {
  /** `every file`, `contract`, ... */
  name: string;
  passed: boolean;
  /** Of a failed check one entry for each fault: what, and where (app, route, file); more lines of it say more. Of others what is worth knowing. */
  details: readonly string[];
  /** why it was not looked at; it counts as passed */
  notChecked?: string;
  ms: number;
}

export interface GateReport {
  passed: boolean;
  checks: readonly GateCheck[];
  /** what failed, where; one line each */
  failures: readonly string[];
}

/** What a check finds. */
export type Finding = Pick<GateCheck, 'details' | 'notChecked'> & { passed: boolean };

/** @param faults empty when there is none */
export function finding(faults: readonly string[], worthKnowing: readonly string[] = []): Finding {
  return { passed: faults.length === 0, details: faults.length > 0 ? faults : worthKnowing };
}

export function notChecked(why: string): Finding {
  return { passed: true, details: [], notChecked: why };
}

export function reportOf(checks: readonly GateCheck[]): GateReport {
  const failed = checks.filter(({ passed }) => !passed);
  return {
    passed: failed.length === 0,
    checks,
    failures: failed.flatMap(({ name, details }) => details.map((detail) => `${name}: ${detail.split('\n')[0]}`)),
  };
}

/** The report for people. */
export function gateLines({ checks, passed }: GateReport): string[] {
  return [...checks.flatMap(checkLines), passed ? 'the gate is open' : 'the gate stays shut: nothing was published'];
}

/** `ok    contract      0.1 s`, and below it what there is to say. */
export function checkLines({ name, passed, details, notChecked: why, ms }: GateCheck): string[] {
  const verdict = why === undefined ? (passed ? 'ok  ' : 'FAIL') : '--  ';
  const first = `${verdict} ${name.padEnd(22)} ${`${(ms / 1000).toFixed(1)} s`.padStart(7)}`;
  return [why === undefined ? first : `${first}   not checked: ${why}`, ...details.flatMap(indented)];
}

function indented(detail: string): string[] {
  return detail.split('\n').map((line, i) => `${i === 0 ? '       ' : '         '}${line}`);
}
