import type { RemoteFace } from '@kaagazz/contract';
import { hasParameter, matchesPattern } from '@kaagazz/releases';

/**
 * What a team forgot to say of its routes: found when it builds, where it is the team's to mend, and not by a visitor.
 *
 * @param chunks names of the chunks that the build made
 * @returns one line for each fault
 */
export function faultsOf({ routes }: Pick<RemoteFace, 'routes'>, chunks: readonly string[]): string[] {
  return routes.flatMap(({ id, path, handle: { chunk, example, menu } }, i) => {
    const many = hasParameter(path);
    const faults: [is: boolean, what: string][] = [
      [!chunks.includes(chunk), `handle.chunk is ${chunk}, and no chunk has this name`],
      [
        routes.slice(0, i).some((other) => other.path.toLowerCase() === path.toLowerCase()),
        'another route has this path',
      ],
      [many && !example, 'a path with a parameter needs handle.example, an existing page'],
      [example !== undefined && !matchesPattern(path, pageOf(example)), `handle.example ${example} is no page of it`],
      [many && menu !== undefined, 'a path with a parameter cannot stand in a menu'],
    ];
    return faults.filter(([is]) => is).map(([, what]) => `route ${id} (${path}): ${what}`);
  });
}

function pageOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}
