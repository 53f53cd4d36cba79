import { dayInIndia } from '@kaagazz/domain';
import { neededFields, PRINT_SERVICES } from '@kaagazz/domain/print';
import { screen, waitFor, within } from '@testing-library/react';

import {
  SERVICES,
  change,
  findForm,
  inputOf,
  openForm,
  press,
  typedFields,
} from '../../../../test-support/order-form.tsx';
import { servePrices } from '../../../../test-support/print-orders.ts';

const { marriage, birthday, anniversary, certificates } = PRINT_SERVICES;
const BUSINESS_CARDS = PRINT_SERVICES['business-cards'];

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
});

describe('an input', () => {
  it.each([
    { service: marriage, label: 'Date', attributes: { type: 'date', min: dayInIndia() } },
    { service: marriage, label: 'Time', attributes: { type: 'time' } },
    { service: marriage, label: 'Bride’s name', attributes: { type: 'text', maxlength: '60' } },
    {
      service: birthday,
      label: 'Age',
      attributes: { type: 'number', inputmode: 'numeric', min: '1', max: '120', step: '1' },
    },
    { service: BUSINESS_CARDS, label: 'Email', attributes: { type: 'email', inputmode: 'email' } },
    { service: BUSINESS_CARDS, label: 'Phone number', attributes: { type: 'tel', inputmode: 'tel' } },
    { service: BUSINESS_CARDS, label: 'Website', attributes: { type: 'url', inputmode: 'url' } },
    { service: anniversary, label: 'RSVP', attributes: { type: 'text' } },
  ])('sets the type and limits of the input for "$label"', async ({ service, label, attributes }) => {
    openForm(service);
    await findForm(service);

    const input = inputOf({ label });
    for (const [name, value] of Object.entries(attributes)) expect(input).toHaveAttribute(name, value);
  });

  it('renders a text area for long text', async () => {
    openForm(marriage);
    await findForm(marriage);

    const notes = inputOf({ label: 'Extra notes' });
    expect(notes.tagName).toBe('TEXTAREA');
    expect(notes).toHaveAttribute('maxlength', '300');
  });

  it('an input’s accessible description contains its help text', async () => {
    openForm(marriage);
    await findForm(marriage);

    expect(inputOf({ label: 'Venue' })).toHaveAccessibleDescription('Name and address, as your guests should read it.');
  });

  it('announces an input’s error as an alert', async () => {
    const { user } = openForm(marriage);
    await findForm(marriage);

    await press(user);

    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toContain('Tell us the bride’s name.');
  });

  it('allows browser autofill only for personal details', async () => {
    openForm(BUSINESS_CARDS);
    await findForm(BUSINESS_CARDS);

    for (const field of typedFields(BUSINESS_CARDS).filter(({ kind }) => kind !== 'flag' && kind !== 'color')) {
      expect(inputOf(field)).toHaveAttribute('autocomplete', field.fills ?? 'off');
    }
  });

  it.each([
    ['not-an-email', 'Enter a valid email address.'],
    ['asha@example', 'Enter a valid email address.'],
  ])('shows an error for the email %s', async (value, message) => {
    const { user } = openForm(BUSINESS_CARDS);
    await findForm(BUSINESS_CARDS);
    change(inputOf({ label: 'Email' }), value);

    await press(user);

    await waitFor(() =>
      expect(inputOf({ label: 'Email' })).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
  });
});

describe('a choice', () => {
  it('the arrow keys move the selection between the options of a choice', async () => {
    const { user } = openForm(certificates);
    await findForm(certificates);
    const paper = within(screen.getByRole('group', { name: 'Paper' }));
    paper.getByRole('radio', { name: 'Matte' }).focus();

    await user.keyboard('{ArrowDown}');

    expect(paper.getByRole('radio', { name: 'Glossy' })).toBeChecked();
    expect(paper.getByRole('radio', { name: 'Glossy' })).toHaveFocus();
  });

  it('pressing Tab moves focus from one group of radio buttons to the next', async () => {
    const { user } = openForm(certificates);
    await findForm(certificates);
    screen.getByRole('radio', { name: 'Portrait' }).focus();

    await user.tab();

    expect(screen.getByRole('radio', { name: 'Matte' })).toHaveFocus();
  });

  it('the accessible name of an option doesn’t include its description', async () => {
    openForm(certificates);
    await findForm(certificates);

    expect(screen.getByText('Deckle-edged, with fibres you can feel')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Textured' })).toBeInTheDocument();
  });

  it('the accessible description of a choice contains its help text', async () => {
    openForm(certificates);
    await findForm(certificates);

    expect(screen.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription(/^Custom: write the size/);
  });
});

describe.each(SERVICES.map((service) => [service.id, service] as const))('the groups of %s', (_id, service) => {
  it('shows every form field under the heading of its group', async () => {
    openForm(service);
    const form = within(await findForm(service));

    const initial = Object.fromEntries(service.fields.map((field) => [field.name, field.initial ?? '']));
    for (const { group: id, name, label, kind } of neededFields(service, initial)) {
      const title = service.groups.find((group) => group.id === id)?.title ?? '';
      const group = within(form.getByRole('group', { name: title }));
      if (name === 'envelopes' || name === 'suiteSize' || kind === 'sample') continue;
      if (kind === 'choice') expect(group.getByRole('group', { name: label })).toBeVisible();
      else if (kind === 'suite-groups') expect(await group.findByRole('group', { name: 'Family' })).toBeVisible();
      else if (kind === 'guests' || kind === 'team')
        expect(await group.findByRole('button', { name: /^Add (your guest list|the names|your team)$/ })).toBeVisible();
      else if (kind === 'color') expect(await group.findByRole('textbox', { name: label })).toBeVisible();
      else expect(group.getByLabelText(label, { selector: 'input, textarea' })).toBeVisible();
    }
    if (service.file) {
      const uploads = form.getAllByRole('button', { name: 'Choose a file' });
      expect(uploads).toHaveLength(1);
    }
  });
});

it('the Tab key reaches every field in order, then the submit button', async () => {
  const { user } = openForm(marriage);
  await findForm(marriage);
  const submit = screen.getByRole('button', { name: 'Add to cart' });
  inputOf({ label: 'Bride’s name' }).focus();
  const visited: (string | null)[] = [];

  while (document.activeElement !== submit && visited.length < 30) {
    visited.push(
      (document.activeElement as HTMLInputElement).name || document.activeElement?.getAttribute('aria-label') || null,
    );
    await user.tab();
  }

  expect(submit).toHaveFocus();
  expect(visited.filter((name) => name !== null)).toEqual([
    'brideName',
    'groomName',
    'date',
    'time',
    'venue',
    'rsvp',
    'replyCode',
    'extraNotes',
    'Decrease quantity',
    'quantity',
    'Increase quantity',
  ]);
});
