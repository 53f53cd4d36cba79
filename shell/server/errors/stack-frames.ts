export interface StackFrame {
  name: string;
  app: string;
  version: string;
  file: string;
  line: number;
  column: number;
}

const MAX_FRAMES = 15;
const POSITION = /([a-z][a-z0-9-]*)\/([0-9A-Za-z][\w.+-]*)\/((?:client|server)\/[\w./@+-]+):(\d+):(\d+)/;
/**
 * Function names appear as `at name (` in Chromium and Node, and as `name@` in Firefox and Safari.
 */
const NAME = /^\s*(?:at (?:async )?([\w$.<>#[\] ]{1,80}) \(|([\w$.<>/#[\]]{1,80})@)/;

/** Keeps only frames in files of a release, because other lines may contain personal data. */
export function framesOf(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line): StackFrame[] => {
      const [, app = '', version = '', file = '', row, column] = POSITION.exec(line) ?? [];
      const [, atName, nameAt] = NAME.exec(line) ?? [];
      return file === ''
        ? []
        : [{ name: atName ?? nameAt ?? '', app, version, file, line: Number(row), column: Number(column) }];
    })
    .slice(0, MAX_FRAMES);
}

export function appOfStack(stack: string, releases: Readonly<Record<string, string>>): string | undefined {
  return framesOf(stack).find(({ app, version }) => Object.hasOwn(releases, app) && releases[app] === version)?.app;
}

export function formatFrame({
  name,
  file = '',
  line = 0,
  column = 0,
}: Pick<StackFrame, 'name'> & Partial<StackFrame>): string {
  return `at ${name || '<anonymous>'} (${file}:${line}:${column})`;
}
