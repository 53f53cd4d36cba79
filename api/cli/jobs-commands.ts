import { plainWords, textTable } from '@kaagazz/command-line';

import { DeadJobs, RetriedJobs } from '@kaagazz/api-schema';
import { minuteOf } from './shop/pages-newest-first.ts';
import type { OperatorProgram, OperatorTools } from './shop/operator-program.ts';

export const jobsProgram: OperatorProgram = {
  name: 'jobs',
  description: 'Lists or retries background jobs that failed on every attempt.',
  commands: [addDead, addRetry],
};

function addDead(tools: OperatorTools): void {
  const command = tools.command('dead', 'Lists jobs that failed on every attempt, oldest first.', 'dead').action(() =>
    tools.reply(command, async () => {
      const { jobs } = await tools.settings().shop.call('/jobs/dead', DeadJobs);
      if (jobs.length === 0) return { json: { jobs }, lines: ['no job is dead'] };
      const rows = jobs.map((job) => [
        minuteOf(job.diedAt),
        job.kind,
        plainWords(job.key),
        `${job.attempts}`,
        plainWords(job.error),
      ]);
      return {
        json: { jobs },
        lines: [textTable(['died (UTC)', 'kind', 'key', 'attempts', 'error'], rows, tools.columns)],
      };
    }),
  );
}

function addRetry(tools: OperatorTools): void {
  const command = tools
    .command('retry', 'Retries one failed job, or all failed jobs of one kind.', 'retry send-mail')
    .argument('<kind>', 'as dead shows it')
    .argument('[key]', 'of one job (default: all of the kind)')
    .option('--note <text>', 'for the audit trail', '')
    .action((kind: string, key: string | undefined, { note }: { note: string }) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.settings();
        const body = { kind, key, who, note };
        const { keys } = await shop.call('/jobs/retry', RetriedJobs, { method: 'POST', body });
        return { json: { keys }, lines: [`${keys.length} jobs run again`] };
      }),
    );
}
