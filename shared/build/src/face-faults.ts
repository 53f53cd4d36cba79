import type { Discovery, RemoteFace } from '@kaagazz/contract';
import { hasParameter, matchesPattern } from '@kaagazz/releases';

/**
 * What a team forgot to say of its routes: found when it builds, where it is the team's to mend, and not by a visitor.
 *
 * @param chunks names of the chunks that the build made
 * @returns one line for each fault
 */
export function faultsOf(
  { routes, discovery = {} }: Pick<RemoteFace, 'routes' | 'discovery'>,
  chunks: readonly string[],
): string[] {
  return [...faultsOfRoutes(routes, chunks), ...faultsOfDiscovery(discovery, routes)];
}

function faultsOfRoutes(routes: RemoteFace['routes'], chunks: readonly string[]): string[] {
  return routes.flatMap(({ id, path, handle: { chunk, example, menu } }, i) => {
    const many = hasParameter(path);
    const faults: [is: boolean, what: string][] = [
      ...[chunk]
        .flat()
        .map((name): [boolean, string] => [
          !chunks.includes(name),
          `handle.chunk is ${name}, and no chunk has this name`,
        ]),
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

/** What search engines would be told of pages that the section does not have. */
function faultsOfDiscovery(
  { personal = [], unlisted = [], pages = [], lists = [], feeds = [] }: Discovery,
  routes: RemoteFace['routes'],
): string[] {
  const isRoute = (path: string) => routes.some((route) => route.path === path);
  const isPage = (path: string) => routes.some((route) => matchesPattern(route.path, pageOf(path)));
  return [
    ...[...personal, ...unlisted].filter((path) => !isRoute(path)).map((path) => `${path} is no route`),
    ...lists.filter(({ path }) => !isRoute(path)).map(({ path }) => `list of ${path}, which is no route`),
    ...pages.filter(({ path }) => !isPage(path)).map(({ path }) => `${path} is no page of any route`),
    ...feeds
      .flatMap(({ page, items }) => [page, ...items.map(({ path }) => path)])
      .filter((path) => !isPage(path))
      .map((path) => `a feed names ${path}, which is no page of any route`),
  ].map((fault) => `discovery: ${fault}`);
}

function pageOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}
