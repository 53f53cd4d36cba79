import { cleanLine } from '../clean-line.ts';
import type { SuiteGroup } from './suite-groups.ts';

/** Writes groups as text that `readSuiteGroups` reads. */
export function writeSuiteGroups(groups: readonly SuiteGroup[]): string {
  return groups
    .map(({ name, copies, pieces }) => `${cleanLine(name.replaceAll('|', ' '))} | ${copies} | ${pieces.join(', ')}`)
    .join('\n');
}
