export type Print = (line: string) => void;

export const print: Print = (line) => {
  process.stdout.write(`${line}\n`);
};

export function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

export function stepLines(total: number, print: Print) {
  let done = 0;
  return async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    const waiting = setInterval(() => print(`    ${name} ... ${seconds(started)} so far`), 5000);
    try {
      const result = await work();
      done += 1;
      const note = typeof result === 'string' ? ` (${result})` : '';
      print(`${done}/${total} ${name} ... ${seconds(started)}${note}`);
      return result;
    } finally {
      clearInterval(waiting);
    }
  };
}

export function lineSplitter(onLine: (line: string) => void) {
  let rest = '';
  return {
    push(chunk: string) {
      const lines = (rest + chunk).split(/\r?\n/);
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    },
    end() {
      if (rest !== '') onLine(rest);
      rest = '';
    },
  };
}
