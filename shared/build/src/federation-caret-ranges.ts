const RANGE = /^(\^|<=|)(\d+)\.(\d+)\.(\d+)$/;

/**
 * Stands in for the federation runtime's reading of version ranges in the shell's build. Releases ask for `^19.3.1`, a caret and an exact version
 * (webpack-config.ts), the runtime itself for `<=19.3.1`; what is written otherwise is not satisfied.
 */
export function satisfy(version: string, range: string): boolean {
  const [, , ...found] = RANGE.exec(version) ?? [];
  const [, operator, ...wanted] = RANGE.exec(range) ?? [];
  if (found.length === 0 || wanted.length === 0) return false;
  const differs = found.findIndex((part, i) => part !== wanted[i]);
  if (differs < 0) return true;
  const isLess = Number(found[differs]) < Number(wanted[differs]);
  if (operator === '<=') return isLess;
  // the first number that is not 0 breaks: all before it, and it, are the same
  const breaks = wanted.findIndex((part) => part !== '0');
  return operator === '^' && breaks >= 0 && differs > breaks && !isLess;
}
