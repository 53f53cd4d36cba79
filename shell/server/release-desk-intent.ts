import { Percent, ReleaseProblem, inWords, rolloutChanges } from '@kaagazz/releases';
import type { AppRollout } from '@kaagazz/releases';
import { z } from 'zod';

import type { DeskConfirmation } from '../src/desk/desk-view.ts';

const Name = z.string().max(100);
/** As text, because an empty field must not become 0 %. */
const PercentText = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/)
  .transform(Number)
  .pipe(Percent);

const ofAnApp = { app: Name, state: Name };
const Intent = z.discriminatedUnion('what', [
  z.object({ what: z.literal('promote'), ...ofAnApp, percent: PercentText }),
  z.object({ what: z.literal('rollback'), ...ofAnApp, version: Name.min(1).optional() }),
  z.object({ what: z.literal('pause'), ...ofAnApp, on: z.enum(['yes', 'no']).transform((on) => on === 'yes') }),
]);

/** What an operator asks for, by a link to the page that asks back, or by that page's form. */
export type Intent = z.infer<typeof Intent>;

/** @throws ReleaseProblem USAGE */
export function readIntent(what: unknown, fields: unknown): Intent {
  const parsed = Intent.safeParse({ ...(typeof fields === 'object' ? fields : {}), what });
  if (parsed.success) return parsed.data;
  const where = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))].join(', ');
  throw new ReleaseProblem('USAGE', `This cannot be meant (${where}). Nothing was changed.`);
}

/** The app's part of the rollout as the intent wants it. @throws ReleaseProblem when it is not possible */
export function carriedOut(intent: Intent, part: AppRollout): AppRollout {
  switch (intent.what) {
    case 'promote':
      return rolloutChanges.promote(part, intent.percent);
    case 'rollback':
      return rolloutChanges.rollBack(part, intent.version);
    case 'pause':
      return rolloutChanges.pause(part, intent.on);
  }
}

/** The audit trail's verb. */
export function verbOf(intent: Intent): string {
  return intent.what === 'pause' && !intent.on ? 'resume' : intent.what;
}

/** What a form has to carry for the same intent. */
export function fieldsOf(intent: Intent): Record<string, string> {
  const { app, state } = intent;
  switch (intent.what) {
    case 'promote':
      return { app, state, percent: String(intent.percent) };
    case 'rollback':
      return { app, state, ...(intent.version !== undefined && { version: intent.version }) };
    case 'pause':
      return { app, state, on: intent.on ? 'yes' : 'no' };
  }
}

/** The intent in words, before it is done. @throws ReleaseProblem when it is not possible */
export function confirmationOf(intent: Intent, part: AppRollout): Omit<DeskConfirmation, 'who' | 'action' | 'fields'> {
  const next = carriedOut(intent, part);
  const words = { app: intent.app, from: inWords(part), to: inWords(next) };
  switch (intent.what) {
    case 'promote':
      return { ...words, ...promotionInWords(intent.app, part, intent.percent) };
    case 'rollback':
      return { ...words, ...rollbackInWords(intent.app, part, next) };
    case 'pause':
      return intent.on
        ? {
            ...words,
            sentence: `You are about to pause the rollout of ${intent.app}.`,
            consequence:
              'Nobody can publish or promote until it is lifted. Visitors keep the release they have; rolling back stays possible.',
            button: 'Pause it',
          }
        : {
            ...words,
            sentence: `You are about to lift the pause of ${intent.app}.`,
            consequence: 'Releases can be published and promoted again. Nothing changes for visitors by that alone.',
            button: 'Lift the pause',
          };
  }
}

type Words = Pick<DeskConfirmation, 'sentence' | 'consequence' | 'button'>;

function promotionInWords(app: string, { stable, candidate }: AppRollout, percent: number): Words {
  const version = candidate?.version ?? '';
  if (percent === 100) {
    return {
      sentence: `You are about to give ${app} ${version} to everybody.`,
      consequence: stable
        ? `It becomes the stable release; ${stable} becomes the previous one, which a rollback returns to.`
        : 'It becomes the stable release: the section is launched, with its menu entries.',
      button: 'Give it to everybody',
    };
  }
  const before = candidate?.percent ?? 0;
  if (percent === 0) {
    return {
      sentence: `You are about to take ${app} ${version} to 0 %.`,
      consequence: 'Only testers see it then. Visitors who had it get the stable release with their next page.',
      button: 'Take it to 0 %',
    };
  }
  return {
    sentence: `You are about to give ${app} ${version} to ${percent} % of visitors.`,
    consequence:
      percent < before
        ? `It is at ${before} % now: some who had it get the stable release with their next page.`
        : `${before === 0 ? 'Only testers see it now.' : `It is at ${before} % now; who has it keeps it.`}${candidate?.stopped ? ` The site stopped it: ${candidate.stopped.why}.` : ''}`,
    button: `Give it to ${percent} %`,
  };
}

function rollbackInWords(app: string, part: AppRollout, next: AppRollout): Words {
  if (part.candidate && next.candidate) {
    return {
      sentence: `You are about to take ${app} ${part.candidate.version} back to 0 %.`,
      consequence: 'Visitors who had it get the stable release with their next page. Testers still see it.',
      button: 'Take it back',
    };
  }
  return {
    sentence: `You are about to put ${app} back to ${next.stable ?? 'nothing'}.`,
    consequence: `Everybody gets it with their next page${part.stable ? `, instead of ${part.stable}` : ''}.${part.candidate ? ` The candidate ${part.candidate.version} is dropped.` : ''}`,
    button: 'Roll back',
  };
}
