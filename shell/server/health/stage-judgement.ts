import type { AppRollout, ReleaseVerdict } from '@kaagazz/releases';

import type { Judgement } from './health-judgement.ts';
import { WINDOWS } from './health-window.ts';
import type { Slots, WindowName } from './health-window.ts';

const MINUTE_MS = WINDOWS.recent.slotMs;

export function judgeStage(
  { plan }: NonNullable<AppRollout['candidate']>,
  judgement: Judgement,
  slots: Record<WindowName, Slots>,
  now: number,
): Pick<ReleaseVerdict, 'verdict' | 'reason'> {
  const { verdict, reason } = judgement;
  if (verdict === 'failing' || verdict === 'doubtful') return { verdict, reason };
  if (plan) {
    const since = Date.parse(plan.since);
    const views = viewsSince(since, slots, plan.viewsBefore);
    if (views < plan.views) {
      return { verdict: 'waiting', reason: `${views} of ${plan.views} page views in this stage so far` };
    }
    const minutes = Math.floor((now - since) / MINUTE_MS);
    if (minutes < plan.minutes) {
      return { verdict: 'waiting', reason: `${minutes} of ${plan.minutes} minutes in this stage so far` };
    }
  }
  return verdict === 'too-few' ? { verdict: 'waiting', reason } : { verdict, reason };
}

export function viewsInMinute(recent: Slots, now: number): number {
  return recent.get(Math.floor(now / MINUTE_MS))?.views ?? 0;
}

function viewsSince(since: number, { recent, day }: Record<WindowName, Slots>, viewsBefore: number): number {
  const first = Math.floor(since / MINUTE_MS);
  const partial = Math.max(0, (recent.get(first)?.views ?? 0) - viewsBefore);
  const minutes = partial + viewsAfter(recent, first);
  return Math.max(minutes, viewsAfter(day, Math.floor(since / WINDOWS.day.slotMs)));
}

function viewsAfter(slots: Slots, first: number): number {
  return [...slots].reduce((sum, [slot, { views }]) => sum + (slot > first ? views : 0), 0);
}
