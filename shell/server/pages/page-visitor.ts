import { setTimeout as sleep } from 'node:timers/promises';

import type { TesterChoice } from '@kaagazz/releases';
import type { FastifyRequest } from 'fastify';

import { testerChoiceOf } from '../release-page/index.ts';
import { avoidedBy, isStaged, newVisitorId, releaseKey, visitorIdOf } from '../releases/index.ts';
import type { DeployedRelease, ReleaseCatalog, Visitor } from '../releases/index.ts';

/** A tester's release may have to be fetched from the release storage first. */
const FETCH_TIMEOUT_MS = 1_500;

export interface PageVisitor extends Visitor {
  /** True if the id was created for this request and needs a cookie. */
  isNew: boolean;
  isTester: boolean;
  /** The releases of a tester's link, by `app@version`. */
  tested: ReadonlyMap<string, DeployedRelease>;
}

/** Reads the visitor from the request's cookies. */
export async function pageVisitorOf(
  { cookies, log }: FastifyRequest,
  catalog: ReleaseCatalog,
  secret: string,
): Promise<PageVisitor> {
  const id = visitorIdOf(cookies);
  // An id is needed only while a candidate is rolled out.
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
  const fetched = releases.filter((release) => release !== undefined);
  return new Map(fetched.map((release) => [releaseKey(release.app, release.version), release]));
}
