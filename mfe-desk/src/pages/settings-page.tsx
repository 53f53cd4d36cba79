import type { DeskSettings } from '@kaagazz/api-schema';
import { Heading } from '@kaagazz/design-system';

import type { FieldSpec, Values } from '../form/fields.ts';
import { RecordForm } from '../form/record-form.tsx';
import { indianTime } from '../frame/indian-date.ts';
import { ListHead } from '../list/list.styles.ts';
import { Loaded } from '../record/loaded.tsx';
import { Column, Panel, Quiet } from '../record/record.styles.ts';
import { useChange, useRecord } from '../record/use-record.ts';
import { useMay } from '../session/session.tsx';

const ID = 'shop';

interface Section {
  title: string;
  note: string;
  fields: readonly FieldSpec[];
  valuesOf: (settings: DeskSettings) => Values;
  changeOf: (values: Values) => Partial<Pick<DeskSettings, 'company' | 'shipping' | 'notice' | 'pause'>>;
}

const sections: readonly Section[] = [
  {
    title: 'Company',
    note: 'Shown in the footer, on policies and on invoices.',
    fields: [
      { name: 'legalName', label: 'Legal name' },
      { name: 'address', label: 'Address', type: 'area' },
      { name: 'phone', label: 'Phone', type: 'tel' },
      { name: 'email', label: 'Email', type: 'email', required: true },
      { name: 'grievanceOfficer', label: 'Grievance officer' },
      { name: 'gstin', label: 'GSTIN', hint: 'Empty means: not registered for GST' },
      { name: 'instagram', label: 'Instagram', hint: 'https://…' },
      { name: 'linkedin', label: 'LinkedIn', hint: 'https://…' },
      { name: 'bank', label: 'Bank details', type: 'area' },
    ],
    valuesOf: ({ company }) => ({ ...company }),
    changeOf: ({
      legalName = '',
      address = '',
      phone = '',
      email = '',
      grievanceOfficer = '',
      gstin = '',
      instagram = '',
      linkedin = '',
      bank = '',
    }) => ({
      company: { legalName, address, phone, email, grievanceOfficer, gstin, instagram, linkedin, bank },
    }),
  },
  {
    title: 'Shipping',
    note: 'The new fee applies to carts immediately.',
    fields: [
      { name: 'flatFee', label: 'Fee in rupees', type: 'number', required: true },
      { name: 'freeAbove', label: 'Free above this sum, in rupees', type: 'number', required: true },
    ],
    valuesOf: ({ shipping: { flatFee, freeAbove } }) => ({ flatFee: String(flatFee), freeAbove: String(freeAbove) }),
    changeOf: ({ flatFee, freeAbove }) => ({ shipping: { flatFee: Number(flatFee), freeAbove: Number(freeAbove) } }),
  },
  {
    title: 'Notice bar',
    note: 'A notice above every page, for example before a holiday. Leave it empty to hide it.',
    fields: [
      { name: 'text', label: 'Text' },
      { name: 'link', label: 'Link', hint: 'A page such as /shop, or an https address' },
    ],
    valuesOf: ({ notice }) => ({ ...notice }),
    changeOf: ({ text = '', link = '' }) => ({ notice: { text, link } }),
  },
  {
    title: 'Pause the shop',
    note: 'Shoppers can still browse. Checkout explains why they can’t order.',
    fields: [
      { name: 'isPaused', label: 'The shop is paused', type: 'check' },
      { name: 'message', label: 'Message to shoppers' },
    ],
    valuesOf: ({ pause: { isPaused, message } }) => ({ isPaused: isPaused ? 'true' : '', message }),
    changeOf: ({ isPaused, message = '' }) => ({ pause: { isPaused: isPaused === 'true', message } }),
  },
];

function isSettings(value: unknown): value is DeskSettings {
  return typeof value === 'object' && value !== null && 'company' in value && 'version' in value;
}

/**
 * Settings for the company details, shipping, the notice bar and pausing the shop. Each section is
 * saved separately.
 */
export function SettingsPage() {
  const params = { id: ID };
  const query = useRecord(['settings', ID], 'GET /desk/settings/:id', { params });
  const { change } = useChange();
  const canEdit = useMay()('settings.write');
  return (
    <Loaded query={query} label="settings">
      {({ data: settings }) => (
        <>
          <ListHead>
            <Heading level={1} size="xl">
              Settings
            </Heading>
            <Quiet>Last changed {indianTime(settings.updatedAt)}</Quiet>
          </ListHead>
          <Column>
            {sections.map(({ title, note, fields, valuesOf, changeOf }) => (
              <Panel key={title}>
                <Heading level={2} size="md">
                  {title}
                </Heading>
                <Quiet>{note}</Quiet>
                {canEdit && (
                  <RecordForm
                    name={`settings/${title}`}
                    record={settings}
                    fields={fields}
                    valuesOf={valuesOf}
                    isRecord={isSettings}
                    save={(version, values) =>
                      change('PATCH /desk/settings/:id', { params, body: { version, ...changeOf(values) } })
                    }
                  />
                )}
              </Panel>
            ))}
          </Column>
        </>
      )}
    </Loaded>
  );
}
