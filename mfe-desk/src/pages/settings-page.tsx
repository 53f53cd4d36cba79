import type { DeskSettings } from '@kaagazz/api-schema';
import { Cluster, FormMessage } from '@kaagazz/design-system';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { type FieldSpec, RecordForm, rowsInWords, type Values, valuesOf } from '../form/index.ts';
import { indianTime } from '../frame/indian-date.ts';
import { listPath, paths } from '../paths.ts';
import { holidayRows, taxRows, zoneRows } from '../features/settings/setting-rows.ts';
import { Column, Fact, Facts, Loaded, Panel, Quiet, ScreenHead, useChange, useRecord } from '../record/index.ts';
import { useMay } from '../session/session.tsx';

const ID = 'shop';
const EMAILS = listPath(paths.content, { kind: 'email' });
const HISTORY = listPath(paths.audit, { record: ID });

interface Section {
  title: string;
  note: string;
  fields: readonly FieldSpec[];
  valuesOf: (settings: DeskSettings) => Values;
  changeOf: (values: Values) => Partial<DeskSettings>;
}

const sections: readonly Section[] = [
  {
    title: 'Company',
    note: 'Shown on pages, in emails and on new invoices and labels. Empty fields are left out. Issued invoices don’t change.',
    fields: [
      { name: 'legalName', label: 'Legal name' },
      { name: 'address', label: 'Address', type: 'area' },
      { name: 'phone', label: 'Phone', type: 'tel' },
      { name: 'email', label: 'Email', type: 'email', required: true },
      { name: 'grievanceOfficer', label: 'Grievance officer' },
      { name: 'gstin', label: 'GSTIN', hint: 'Empty means: not registered for GST' },
    ],
    valuesOf: ({ company }) => ({ ...company }),
    changeOf: ({ legalName = '', address = '', phone = '', email = '', grievanceOfficer = '', gstin = '' }) => ({
      company: { legalName, address, phone, email, grievanceOfficer, gstin },
    }),
  },
  {
    title: 'Bank account',
    note: 'Shown on new invoices for businesses and in emailed quotes, so that customers can pay by bank transfer.',
    fields: [
      { name: 'accountName', label: 'Account holder' },
      { name: 'accountNumber', label: 'Account number' },
      { name: 'ifsc', label: 'IFSC' },
      { name: 'bank', label: 'Bank' },
    ],
    valuesOf: ({ bank }) => ({ ...bank }),
    changeOf: ({ accountName = '', accountNumber = '', ifsc = '', bank = '' }) => ({
      bank: { accountName, accountNumber, ifsc, bank },
    }),
  },
  {
    title: 'Taxes',
    note: 'Needed once you have a GSTIN. Prices include GST. An order is taxed at the rates of the day it was placed, so a new rate doesn’t change earlier orders.',
    fields: [
      {
        name: 'rates',
        label: 'Rates',
        type: 'rows',
        columns: taxRows.columns,
        hint: 'For goods, enter the first digits of their HSN code, or nothing for all other items. A rate applies until a later rate for the same items starts. Leave the first day empty if the rate has always applied. Gift wrap is taxed like shipping.',
      },
    ],
    valuesOf: ({ taxes }) => ({ rates: taxRows.textOf(taxes.rates) }),
    changeOf: ({ rates = '' }) => ({ taxes: { rates: taxRows.itemsIn(rates) } }),
  },
  {
    title: 'Social networks',
    note: 'The footer links to these pages. Leave a field empty to remove its link.',
    fields: [
      { name: 'instagram', label: 'Instagram page' },
      { name: 'linkedin', label: 'LinkedIn page' },
      {
        name: 'instagramPosts',
        label: 'Instagram posts on the community page',
        type: 'area',
        hint: 'One address a line, at most three',
      },
    ],
    valuesOf: ({ social }) => ({ ...social, instagramPosts: social.instagramPosts.join('\n') }),
    changeOf: ({ instagram = '', linkedin = '', instagramPosts = '' }) => ({
      social: { instagram, linkedin, instagramPosts: instagramPosts.split(/\s+/).filter(Boolean) },
    }),
  },
  {
    title: 'Shipping',
    note: 'New fees apply immediately, even to carts that already contain products.',
    fields: [
      { name: 'flatFee', label: 'Fee up to 1 kg, in rupees', type: 'number', required: true },
      { name: 'perKg', label: 'Fee for each further kilogram, in rupees', type: 'number', required: true },
      { name: 'freeAbove', label: 'Free above, in rupees', type: 'number', required: true },
      { name: 'zones', label: 'Zones with their own fees', type: 'rows', columns: zoneRows.columns },
      { name: 'giftWrap', label: 'Gift wrap, in rupees', type: 'number', hint: 'Empty means: no gift wrap' },
    ],
    valuesOf: ({ shipping }) => ({ ...valuesOf(shipping), zones: zoneRows.textOf(shipping.zones) }),
    changeOf: ({ flatFee, perKg, freeAbove, zones = '', giftWrap = '' }) => ({
      shipping: {
        flatFee: Number(flatFee),
        perKg: Number(perKg),
        freeAbove: Number(freeAbove),
        zones: zoneRows.itemsIn(zones),
        giftWrap: giftWrap === '' ? null : Number(giftWrap),
      },
    }),
  },
  {
    title: 'Holidays',
    note: 'Delivery dates skip Sundays and the days listed here.',
    fields: [{ name: 'holidays', label: 'Days', type: 'rows', columns: holidayRows.columns }],
    valuesOf: ({ holidays }) => ({ holidays: holidayRows.textOf(holidays) }),
    changeOf: ({ holidays = '' }) => ({ holidays: holidayRows.itemsIn(holidays) }),
  },
  {
    title: 'Cash on delivery',
    note: 'Shoppers confirm cash orders with a code sent by email. Prints must always be paid for online.',
    fields: [
      { name: 'isOffered', label: 'Offer cash on delivery', type: 'check' },
      { name: 'limit', label: 'Up to, in rupees', type: 'number', required: true },
    ],
    valuesOf: ({ cash }) => valuesOf(cash),
    changeOf: ({ isOffered, limit }) => ({ cash: { isOffered: isOffered === 'true', limit: Number(limit) } }),
  },
  {
    title: 'Notice',
    note: 'The notice appears at the top of every page.',
    fields: [
      { name: 'text', label: 'Text' },
      { name: 'from', label: 'First day', type: 'date', hint: 'Empty means: at once' },
      { name: 'to', label: 'Last day', type: 'date', hint: 'Empty means: until the text is removed' },
    ],
    valuesOf: ({ notice }) => ({ ...notice }),
    changeOf: ({ text = '', from = '', to = '' }) => ({ notice: { text, from, to } }),
  },
  {
    title: 'Pause the shop',
    note: 'While the shop is paused, shoppers can browse but can’t order. Your message appears on every page.',
    fields: [
      { name: 'isPaused', label: 'The shop is paused', type: 'check' },
      { name: 'message', label: 'Message to shoppers' },
    ],
    valuesOf: ({ pause }) => valuesOf(pause),
    changeOf: ({ isPaused, message = '' }) => ({ pause: { isPaused: isPaused === 'true', message } }),
  },
];

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

export function SettingsPage() {
  const params = { id: ID };
  const query = useRecord(['settings', ID], 'GET /desk/settings/:id', { params });
  const { change } = useChange();
  const canEdit = useMay()('settings.write');
  return (
    <Loaded query={query} label="settings">
      {({ data: settings }) => (
        <>
          <ScreenHead title="Settings">
            {settings.updatedAt !== null && (
              <Quiet>
                Last changed {indianTime(settings.updatedAt)}. <Link to={HISTORY}>History</Link>
              </Quiet>
            )}
          </ScreenHead>
          <Column>
            <Cluster as="nav" aria-label="Sections">
              {sections.map(({ title }) => (
                <a key={title} href={`#${idOf(title)}`}>
                  {title}
                </a>
              ))}
            </Cluster>
            {settings.missing.length > 0 && (
              <FormMessage tone="error">
                Invoices wait until these are entered: {settings.missing.join(', ')}. Orders are still taken.
              </FormMessage>
            )}
            <FocusOnSection />
            {sections.map(({ title, note, fields, valuesOf: textsOf, changeOf }) => (
              <Panel key={title} id={idOf(title)} title={title} tabIndex={-1}>
                <Quiet>{note}</Quiet>
                {!canEdit && <ReadOnly fields={fields} values={textsOf(settings)} />}
                {canEdit && (
                  <RecordForm
                    draft={`settings/${title}`}
                    record={settings}
                    fields={fields}
                    valuesOf={textsOf}
                    save={(version, values) =>
                      change('PATCH /desk/settings/:id', { params, body: { version, ...changeOf(values) } })
                    }
                  />
                )}
              </Panel>
            ))}
            {canEdit && (
              <Panel title="Emails">
                <Link to={EMAILS}>Change the texts of emails to shoppers</Link>
              </Panel>
            )}
          </Column>
        </>
      )}
    </Loaded>
  );
}

function FocusOnSection() {
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash]);
  return null;
}

function textOf(columns: readonly FieldSpec[], text = ''): string {
  return columns.length > 0 ? rowsInWords(columns, text) : text;
}

function ReadOnly({ fields, values }: { fields: readonly FieldSpec[]; values: Values }) {
  return (
    <Facts>
      {fields.map(({ name, label, type, columns = [] }) => (
        <Fact key={name} label={label}>
          {type === 'check' ? (values[name] === 'true' ? 'Yes' : 'No') : textOf(columns, values[name]) || '–'}
        </Fact>
      ))}
    </Facts>
  );
}
