export const STAFF_ROLES = ['founder', 'packer', 'printer', 'editor', 'accountant'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  founder: 'Founder',
  packer: 'Packer',
  printer: 'Printer',
  editor: 'Content editor',
  accountant: 'Accountant',
};
