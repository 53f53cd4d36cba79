import { setTimeout as sleep } from 'node:timers/promises';

import type { TesterChoice } from '@kaagazz/releases';
import type { FastifyRequest } from 'fastify';

import { testerChoiceOf } from '../release-page/index.ts';
import { avoidedBy, isStaged, newVisitorId, releaseKey, visitorIdOf } from '../releases/index.ts';
import type { DeployedRelease, ReleaseCatalog, Visitor } from '../releases/index.ts';

const FETCH_TIMEOUT_MS = 1_500;

export interface PageVisitor extends Visitor {
  isNew: boolean;
  isTester: boolean;
  tested: ReadonlyMap<string, DeployedRelease>;
}

export async function pageVisitorOf(
  { cookies, log }: FastifyRequest,
  catalog: ReleaseCatalog,
  secret: string,
): Promise<PageVisitor> {
  const id = visitorIdOf(cookies);
  const isNew = id === undefined && isStaged(catalog.view);
  const tests = await testerChoiceOf(cookies, secret);
  const tested = await fetchTested(tests, catalog).catch((error: unknown) => {
    log.error({ err: error }, 'could not fetch the release of a tester');
    return new Map<string, DeployedRelease>();
  });
  return {
    id: isNew ? newVisitorId() : (id ?? ''),
    isNew,
    isTester: Object.keys(tests).length > 0,
    avoids: avoidedBy(cookies),
    tests,
    tested,
  };
}

async function fetchTested(tests: TesterChoice, catalog: ReleaseCatalog): Promise<Map<string, DeployedRelease>> {
  const releases = await Promise.all(
    Object.entries(tests).map(([app, version]) =>
      Promise.race([catalog.published(app, version), sleep(FETCH_TIMEOUT_MS, undefined, { ref: false })]),
    ),
  );
  const fetched = releases.filter((release) => release !== undefined).filter((release) => catalog.supports(release));
  return new Map(fetched.map((release) => [releaseKey(release.app, release.version), release]));
}
