import { STAFF_ROLES } from '@kaagazz/domain/desk';
import { z } from 'zod';
import { EditedVersion } from '../desk-list/desk-list.schema.ts';
import { OperatorWords } from '../operator/operator.schema.ts';
import { emailAddress, oneLine } from '../wire-text.ts';

const STAFF_STATES = ['invited', 'active', 'removed'] as const;

export const StaffMember = z
  .object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    state: z.enum(STAFF_STATES),
    lastSeenAt: z.string().nullable(),
    /** For invited people. */
    invitationEndsAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'StaffMember' });

export type StaffMember = z.output<typeof StaffMember>;

export const StaffFilters = { state: z.enum(STAFF_STATES).optional(), role: z.enum(STAFF_ROLES).optional() };

export const InviteStaff = z.object({ email: emailAddress, name: oneLine(100), role: z.enum(STAFF_ROLES) });

export const ChangeRole = EditedVersion.extend({ role: z.enum(STAFF_ROLES) });

export const InviteStaffByCommand = InviteStaff.extend(OperatorWords.pick({ who: true }).shape);

export const InvitedByCommand = z.object({ success: z.literal(true), data: StaffMember, joinUrl: z.string() });
