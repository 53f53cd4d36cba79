import { parseCount, plainWords, textTable } from '@kaagazz/command-line';
import type { AuditLine } from '@kaagazz/releases';

import type { CommandTools } from './command-context.ts';

const WIDE = 110;

export function addAuditCommand(tools: CommandTools): void {
  const command = tools
    .command('audit', 'Lists rollout changes and who made them, newest first.', 'audit --limit 5')
    .option('--limit <count>', 'how many changes', parseCount('--limit', 1, 10_000), 20)
    .action(({ limit }: { limit: number }) =>
      tools.reply(command, async () => {
        const lines = await tools.context().registry.audit(limit);
        if (lines.length === 0) return { json: { lines }, lines: ['no changes yet'] };
        const wide = tools.columns >= WIDE;
        const rows = lines.map(plainLine).map(({ revision, at, who, what, app, from, to, why }) => {
          const because = why === undefined ? '' : `\n(${why})`;
          const when = at.slice(0, 16).replace('T', wide ? ' ' : '\n');
          return wide
            ? [revision, when, who, `${what} ${app}`, inLines(from), `${inLines(to)}${because}`]
            : [revision, when, who, `${what}\n${app}`, `${from}\n\u2192 ${to}${because}`];
        });
        const head = wide
          ? ['#', 'when (UTC)', 'who', 'what', 'from', 'to']
          : ['#', 'when', 'who', 'what', 'from \u2192 to'];
        return { json: { lines }, lines: [textTable(head, rows, tools.columns)] };
      }),
    );
}

/** Removes line breaks and terminal escape codes, which audit trail entries may contain. */
function plainLine({ who, what, from, to, why, ...line }: AuditLine): AuditLine {
  return {
    ...line,
    who: plainWords(who),
    what: plainWords(what),
    from: plainWords(from),
    to: plainWords(to),
    ...(why !== undefined && { why: plainWords(why) }),
  };
}

function inLines(text: string): string {
  return text.replaceAll(', ', ',\n');
}
