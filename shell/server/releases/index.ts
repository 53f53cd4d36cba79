export { SavedRevision } from './saved-revision.ts';
export type { DeployedRelease, ReleaseFailure, ReleaseSet } from './deployed-release.ts';
export { ReleaseCatalog, releaseKey } from './release-catalog.ts';
export type { CatalogView } from './release-catalog.ts';
export { ReleaseChooser, isStaged } from './release-choice.ts';
export type { Choice, Visitor } from './release-choice.ts';
export {
  AVOID_COOKIE,
  VISITOR_COOKIE,
  avoidCookie,
  avoidCookieOptions,
  avoidedBy,
  newVisitorId,
  visitorCookieOptions,
  visitorIdOf,
} from './visitor-cookies.ts';
