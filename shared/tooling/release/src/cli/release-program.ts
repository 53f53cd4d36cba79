import { createProgram } from '@kaagazz/command-line';
import type { Program, Terminal } from '@kaagazz/command-line';
import { EXIT_CODES, ReleaseProblem } from '@kaagazz/releases';

import { addAuditCommand } from './audit-command.ts';
import { addBuildCommand } from './build-command.ts';
import { readCommandContext } from './command-context.ts';
import type { CommandTools } from './command-context.ts';
import { addLinkCommands } from './link-commands.ts';
import { addPruneCommand } from './prune-command.ts';
import { addPublishCommand } from './publish-command.ts';
import type { Gate } from './publish-release.ts';
import { addRolloutCommands } from './rollout-commands.ts';
import { addSigningCommands } from './signing-commands.ts';
import { addStatusCommand } from './status-command.ts';

export interface ProgramParts {
  gate: Gate;
  environment: NodeJS.ProcessEnv;
  terminal: Terminal;
}

const ENVIRONMENT = [
  'RELEASES_URL     the release storage: a folder or s3://bucket/prefix (default: RELEASES_DIR)',
  'RELEASES_DIR     folder of local builds (default: releases)',
  'RELEASES_SECRET  signs links; same value as on the shell servers (default: a file in DATA_DIR)',
  'RELEASES_PUBLIC_KEY   refuses what these keys have not signed',
  'RELEASES_SIGNING_KEY  signs releases and rollouts',
  'RELEASES_MIN_REVISION  lowest accepted revision of a signed rollout',
  'RELEASE_BUILDER  name of the machine or pipeline, recorded in each build (default: user and host)',
  'RELEASE_ACTOR    your name in the audit trail (default: your user name)',
  'SITE_ORIGIN      origin of the site, for links (default: http://localhost:3000)',
  'S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: access to the bucket',
];

export function createReleaseProgram({ gate, environment, terminal }: ProgramParts): Program {
  return createProgram(
    {
      name: 'release',
      description: 'Builds releases of the apps and controls which visitors get them.',
      environment: ENVIRONMENT,
      exitCodes: EXIT_CODES,
      refusalOf: (error) => (error instanceof ReleaseProblem ? error : undefined),
      terminal,
    },
    (shared) => {
      const tools: CommandTools = { ...shared, gate, context: () => readCommandContext(environment) };
      addBuildCommand(tools);
      addPublishCommand(tools);
      addRolloutCommands(tools);
      addStatusCommand(tools);
      addPruneCommand(tools);
      addLinkCommands(tools);
      addAuditCommand(tools);
      addSigningCommands(tools);
    },
  );
}
