import { isDeepStrictEqual } from 'node:util';

import type { AppRollout, Rollout, RolloutPlan } from '../model/rollout.ts';

/**
 * Returns the reason why a shell server must not make a change, or undefined if the change is
 * allowed. Shell servers may only advance a rollout plan, lower a percentage, roll back or pause.
 */
export function forbiddenMove(granted: Rollout, next: Rollout): string | undefined {
  if (!isDeepStrictEqual(Object.keys(granted.apps).sort(), Object.keys(next.apps).sort())) return 'other apps';
  for (const [app, part] of Object.entries(next.apps)) {
    const signed = granted.apps[app];
    const why = signed && forbiddenFor(signed, part);
    if (why !== undefined) return `${app}: ${why}`;
  }
  return undefined;
}

function forbiddenFor(signed: AppRollout, next: AppRollout): string | undefined {
  const isHalted = signed.paused || signed.candidate?.stopped !== undefined;
  const stages = isHalted ? [] : (signed.candidate?.plan?.stages ?? []);
  const highest = Math.max(signed.candidate?.percent ?? 0, ...stages);
  const earlier = [signed.stable, signed.previous, ...signed.history];
  const servable = highest === 100 ? [...earlier, signed.candidate?.version] : earlier;
  const isServable = (version: string | null) => version === null || servable.includes(version);
  if (next.stable === null ? signed.stable !== null : !isServable(next.stable)) {
    return `${next.stable ?? 'no release'} is neither an earlier stable release nor the end of a signed plan`;
  }
  if (!isServable(next.previous) || !next.history.every(isServable)) return 'another history';
  if (!next.published.every((version) => signed.published.includes(version))) return 'a release was added';
  if (!isDeepStrictEqual(next.previews, signed.previews)) return 'another preview';
  if (signed.paused && !next.paused) return 'the publisher has paused the rollout';
  if (next.salt !== signed.salt || next.activated !== signed.activated) return 'other visitors';
  if (next.candidate === null) return undefined;
  const { version, percent, plan } = next.candidate;
  if (version !== signed.candidate?.version) return `${version} is not the signed candidate`;
  if (percent > highest) return `${percent} % is more than the ${highest} % that the publisher has signed`;
  return plan && !isSamePlan(plan, signed.candidate.plan) ? 'another plan' : undefined;
}

function isSamePlan(plan: RolloutPlan, signed: RolloutPlan | undefined): boolean {
  const { stages, views, minutes } = plan;
  return isDeepStrictEqual(
    { stages, views, minutes },
    signed && { stages: signed.stages, views: signed.views, minutes: signed.minutes },
  );
}
