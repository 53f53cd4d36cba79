import { checkLines } from '../gate/gate-report.ts';

interface StepTimer {
  <Result>(name: string, run: () => Promise<Result>): Promise<Result>;
  total(): void;
}

export function stepTimer(print: (line: string) => void): StepTimer {
  const started = performance.now();
  const printDuration = (name: string, since: number) => {
    const ms = performance.now() - since;
    for (const line of checkLines({ name, passed: true, details: [], ms })) print(line);
  };
  const step = async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    const result = await run();
    printDuration(name, begun);
    return result;
  };
  return Object.assign(step, { total: () => printDuration('total', started) });
}
