import type { Discovery, MountedFace, RemoteFace, RemoteRoute } from '@kaagazz/contract';
import { hasParameter, matchesPattern } from '@kaagazz/releases';

export function faceProblems(
  face: Pick<RemoteFace, 'routes' | 'discovery'> | Pick<MountedFace, 'mount' | 'root'>,
  chunks: readonly string[],
): string[] {
  if ('mount' in face) return /^\/[\w-]+$/.test(face.root) ? [] : [`root ${face.root}: is not a path with one segment`];
  const { routes, discovery = {} } = face;
  return [
    ...routes.flatMap((route, i) =>
      routeProblems(route, routes.slice(0, i), chunks).map(
        (problem) => `route ${route.id} (${route.path}): ${problem}`,
      ),
    ),
    ...discoveryProblems(discovery, routes).map((problem) => `discovery: ${problem}`),
  ];
}

function routeProblems(
  { path, handle: { chunk, example, menu } }: RemoteRoute,
  earlier: readonly RemoteRoute[],
  chunks: readonly string[],
): string[] {
  const missing = [chunk].flat().filter((name) => !chunks.includes(name));
  const problems = missing.map((name) => `handle.chunk names ${name}, but the build has no such chunk`);
  if (earlier.some((other) => other.path.toLowerCase() === path.toLowerCase())) {
    problems.push('another route has the same path');
  }
  if (example !== undefined && !matchesPattern(path, pathOf(example))) {
    problems.push(`handle.example ${example} doesn't match the path`);
  }
  if (hasParameter(path)) {
    if (!example) problems.push('a path with a parameter needs handle.example, an existing page');
    if (menu !== undefined) problems.push("a path with a parameter can't be a menu entry");
  }
  return problems;
}

function discoveryProblems(
  { personal = [], unlisted = [], pages = [], lists = [], feeds = [] }: Discovery,
  routes: RemoteFace['routes'],
): string[] {
  const isRoute = (path: string) => routes.some((route) => route.path === path);
  const isPage = (path: string) => routes.some((route) => matchesPattern(route.path, pathOf(path)));
  const fromApi = [...lists, ...feeds.flatMap(({ from = [] }) => from)];
  const patterns = [...personal, ...unlisted, ...fromApi.map(({ path }) => pathOf(path))];
  const linked = feeds.flatMap(({ page, items = [] }) => [page, ...items.map(({ path }) => path)]);
  return [
    ...patterns.filter((path) => !isRoute(path)).map((path) => `no route has the path ${path}`),
    ...[...pages.map(({ path }) => path), ...linked]
      .filter((path) => !isPage(path))
      .map((path) => `no route matches the page ${path}`),
  ];
}

function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? '';
}
