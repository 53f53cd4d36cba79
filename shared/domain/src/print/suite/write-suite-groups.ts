import { cleanLine } from '../clean-line.ts';
import type { SuiteGroup } from './suite-groups.ts';

export function writeSuiteGroups(groups: readonly SuiteGroup[]): string {
  return groups
    .map(({ name, copies, pieces }) => `${cleanLine(name.replaceAll('|', ' '))} | ${copies} | ${pieces.join(', ')}`)
    .join('\n');
}
