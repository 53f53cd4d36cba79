import type { Release } from '@kaagazz/releases';

import type { PageToVisit } from './pages-to-visit.ts';

type Described = Pick<Release, 'app' | 'chunks' | 'pageChunks'>;

const COMMON = ['routes'];

export function changedPages(release: Described, before: Described | undefined, pages: readonly PageToVisit[]) {
  const filesOf = ({ chunks, pageChunks }: Described, route: string): string =>
    [...COMMON, ...(pageChunks?.[route] ?? [])].flatMap((chunk) => chunks[chunk] ?? []).join(' ');
  if (!before?.pageChunks || !release.pageChunks) return pages;
  const changed = pages.filter(
    ({ app, route }) => app !== release.app || filesOf(release, route) !== filesOf(before, route),
  );
  return changed.length > 0 ? changed : pages;
}
