import { Percent, ReleaseProblem, inWords, rolloutChanges } from '@kaagazz/releases';
import type { AppRollout } from '@kaagazz/releases';
import { z } from 'zod';

import type { Confirmation } from '../../src/release-page/release-page-view.ts';

const Name = z.string().max(100);
/** Check the text first, because `Number('')` would turn an empty field into 0%. */
const PercentText = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/)
  .transform(Number)
  .pipe(Percent);

const appFields = { app: Name, state: Name };
const Intent = z.discriminatedUnion('what', [
  z.object({ what: z.literal('promote'), ...appFields, percent: PercentText }),
  z.object({ what: z.literal('rollback'), ...appFields, version: Name.min(1).optional() }),
  z.object({ what: z.literal('pause'), ...appFields, on: z.enum(['yes', 'no']).transform((on) => on === 'yes') }),
]);

export type Intent = z.infer<typeof Intent>;

export function readIntent(what: unknown, fields: unknown): Intent {
  const parsed = Intent.safeParse({ ...(typeof fields === 'object' ? fields : {}), what });
  if (parsed.success) return parsed.data;
  const fieldNames = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))].join(', ');
  throw new ReleaseProblem('USAGE', `Invalid value (${fieldNames}). Nothing was changed.`);
}

export function applyIntent(intent: Intent, part: AppRollout): AppRollout {
  switch (intent.what) {
    case 'promote':
      return rolloutChanges.promote(part, intent.percent);
    case 'rollback':
      return rolloutChanges.rollBack(part, intent.version, { force: true });
    case 'pause':
      return rolloutChanges.pause(part, intent.on);
  }
}

export function verbOf(intent: Intent): string {
  return intent.what === 'pause' && !intent.on ? 'resume' : intent.what;
}

const FIELD_NAMES = ['app', 'state', 'percent', 'version', 'on'];

/** Drops unknown fields, so that a link can't add them to the form. */
export function fieldsOf(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => FIELD_NAMES.includes(name)));
}

export function confirmationFor(intent: Intent, part: AppRollout): Omit<Confirmation, 'who' | 'action' | 'fields'> {
  const next = applyIntent(intent, part);
  const change = { app: intent.app, from: inWords(part), to: inWords(next) };
  switch (intent.what) {
    case 'promote':
      return { ...change, ...describePromotion(intent.app, part, intent.percent) };
    case 'rollback':
      return { ...change, ...describeRollback(intent.app, part, next) };
    case 'pause':
      return intent.on
        ? {
            ...change,
            sentence: `You are about to pause the rollout of ${intent.app}.`,
            consequence:
              'Nobody can publish or promote a release until you resume the rollout. Nothing changes for visitors, and you can still roll back.',
            button: 'Pause',
          }
        : {
            ...change,
            sentence: `You are about to resume the rollout of ${intent.app}.`,
            consequence: 'Releases can be published and promoted again. Nothing changes for visitors yet.',
            button: 'Resume',
          };
  }
}

type Description = Pick<Confirmation, 'sentence' | 'consequence' | 'button'>;

function describePromotion(app: string, { stable, candidate }: AppRollout, percent: number): Description {
  const version = candidate?.version ?? '';
  if (percent === 100) {
    return {
      sentence: `You are about to give ${app} ${version} to all visitors.`,
      consequence: stable
        ? `The candidate becomes the stable release. ${stable} becomes the previous release, which a rollback returns to.`
        : `The candidate becomes the stable release. All visitors will see the pages and menu entries of ${app}.`,
      button: 'Give it to all visitors',
    };
  }
  const before = candidate?.percent ?? 0;
  if (percent === 0) {
    return {
      sentence: `You are about to withdraw ${app} ${version} from all visitors.`,
      consequence:
        'Only testers will see the candidate. Other visitors will see the stable release from their next page view.',
      button: 'Withdraw it',
    };
  }
  const effect =
    percent < before
      ? `It is at ${before} % now, so some visitors will return to the stable release on their next page view.`
      : `${before === 0 ? 'Only testers see it now.' : `It is at ${before} % now. Visitors who have it keep it.`}${candidate?.stopped ? ` It was stopped automatically: ${candidate.stopped.why}.` : ''}`;
  return {
    sentence: `You are about to give ${app} ${version} to ${percent} % of visitors.`,
    consequence: `${effect}${candidate?.plan && !candidate.stopped ? ' Its plan continues with the next stage above that.' : ''}`,
    button: `Give it to ${percent} %`,
  };
}

function describeRollback(app: string, part: AppRollout, next: AppRollout): Description {
  if (part.candidate && next.candidate) {
    return {
      sentence: `You are about to withdraw ${app} ${part.candidate.version} from all visitors.`,
      consequence:
        'Visitors will see the stable release from their next page view. Testers will still see the candidate.',
      button: 'Roll back',
    };
  }
  const stop = rolloutChanges.stopOf(part, next.stable ?? '');
  return {
    sentence: `You are about to roll ${app} back to ${next.stable ?? 'nothing'}.`,
    consequence: [
      `All visitors get it on their next page view${part.stable ? ` instead of ${part.stable}` : ''}.`,
      ...(part.candidate ? [`The candidate ${part.candidate.version} is dropped.`] : []),
      ...(stop ? [`Warning: it was stopped automatically on ${stop.at.slice(0, 10)}: ${stop.why}.`] : []),
    ].join(' '),
    button: 'Roll back',
  };
}
