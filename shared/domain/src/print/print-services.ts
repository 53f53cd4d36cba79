import { LONGEST_GUEST_ADDRESS, LONGEST_GUEST_NAME, MAXIMUM_GUESTS } from './guest-list.ts';
import type { PrintField, PrintFieldKind } from './print-field.ts';
import type { PrintFieldGroup, PrintFileRule, PrintService, PrintServiceId } from './print-service.ts';
import data from './print-services.json' with { type: 'json' };

type FieldData = Pick<PrintField, 'name' | 'label' | 'kind'> & Partial<PrintField>;

interface GroupData extends PrintFieldGroup {
  fields: readonly FieldData[];
}

interface ServiceData extends Omit<PrintService, 'groups' | 'fields'> {
  groups: readonly (GroupData | keyof typeof data.sharedGroups)[];
}

const LENGTHS: Record<PrintFieldKind, number> = {
  text: 80,
  'long-text': 600,
  date: 10,
  time: 5,
  number: 5,
  choice: 40,
  flag: 3,
  sample: 40,
  email: 254,
  phone: 24,
  'web-address': 200,
  'phone-or-email': 254,
  color: 7,
  'suite-groups': 2_000,
  'table-names': 600,
  team: 110_000,
  guests: MAXIMUM_GUESTS * (2 * LONGEST_GUEST_NAME + LONGEST_GUEST_ADDRESS + 2 * ' | '.length + 1),
};

export const PRINT_SERVICES = Object.fromEntries(
  (data.services as unknown as readonly ServiceData[]).map((service) => [service.id, serviceOf(service)]),
) as Readonly<Record<PrintServiceId, PrintService>>;

export function fileRuleFor(
  { file }: Pick<PrintService, 'file'>,
  { guests = '' }: Readonly<Record<string, string>>,
): PrintFileRule | null {
  return file?.required && guests.trim() !== '' ? null : file;
}

export function isPrintServiceId(id: string): id is PrintServiceId {
  return Object.hasOwn(PRINT_SERVICES, id);
}

function serviceOf({ groups: groupsOrIds, ...service }: ServiceData): PrintService {
  const groups = groupsOrIds.map((group) =>
    typeof group === 'string' ? (data.sharedGroups[group] as GroupData) : group,
  );
  return {
    ...service,
    groups: groups.map(({ id, title }) => ({ id, title })),
    fields: groups.flatMap((group) => group.fields.map((field) => fieldOf(field, group.id))),
  };
}

function fieldOf(field: FieldData, group: string): PrintField {
  const { kind, choices } = field;
  return {
    required: kind === 'choice',
    longest: LENGTHS[kind],
    ...(choices && { missing: `Choose one: ${choices.join(', ')}.` }),
    ...field,
    group,
  };
}
