import { InvitedByCommand } from '@kaagazz/api-schema';
import { UsageError } from '@kaagazz/command-line';
import { ROLE_LABELS, STAFF_ROLES, type StaffRole } from '@kaagazz/domain/desk';

import type { OperatorProgram, OperatorTools } from './shop/operator-program.ts';

/** `npm run desk`. */
export const deskProgram: OperatorProgram = {
  name: 'desk',
  description: 'Invites people to the staff app.',
  commands: [addInvite],
};

interface InviteOptions {
  role: StaffRole;
  name?: string;
}

function addInvite(tools: OperatorTools): void {
  const command = tools
    .command(
      'invite',
      'Emails a staff invitation and prints the invitation link.',
      'invite meera@example.com --role founder',
    )
    .argument('<email>', 'email address of the person')
    .requiredOption('--role <role>', STAFF_ROLES.join(', '), parseRole)
    .option('--name <name>', 'name of the person (default: from the email address)')
    .action((email: string, { role, name = email.split('@')[0] ?? email }: InviteOptions) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.settings();
        const body = { email, name, role, who };
        const { data, joinUrl } = await shop.call('/staff', InvitedByCommand, { method: 'POST', body });
        const label = ROLE_LABELS[data.role].toLowerCase();
        return {
          json: { person: data, joinUrl },
          lines: [`invited ${data.email} as ${label}`, `The link works once, for 7 days: ${joinUrl}`],
        };
      }),
    );
}

function parseRole(text: string): StaffRole {
  const role = STAFF_ROLES.find((one) => one === text);
  if (!role) throw new UsageError(`--role must be one of ${STAFF_ROLES.join(', ')}`);
  return role;
}
