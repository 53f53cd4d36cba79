import { never, offline, post, problem, renderRemote, reply, server } from '@kaagazz/testing';
import type { RenderedPage } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import face from '../public/routes.tsx';

const SENT = "✅ Form submitted successfully. We'll contact you soon!";
const FAILED = '❌ Something went wrong. Please try again later.';
const accepted = post('/api/partner/connect', reply(201, { success: true, message: 'Arrived.' }));

const field = (name: string) => screen.getByRole(name === 'Service type' ? 'combobox' : 'textbox', { name });
const FIELDS = ['Full name', 'Company name', 'Email', 'Phone', 'Service type', 'Estimated time frame', 'Notes'];
const isValid = (name: string) => field(name).getAttribute('aria-invalid') !== 'true';
const send = () => screen.getByRole('button', { name: 'Send request' });

async function openForm(): Promise<RenderedPage['user']> {
  const { user } = renderRemote(face, { at: '/partner' });
  await screen.findByRole('heading', { level: 1, name: 'Make paper with us' });
  return user;
}

async function write(user: RenderedPage['user'], name: string, text: string) {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
}

async function fillIn(user: RenderedPage['user']) {
  await write(user, 'Full name', ' Asha Rao ');
  await write(user, 'Company name', 'Neem & Co.');
  await write(user, 'Email', 'Asha@Example.com');
  await write(user, 'Phone', '9876543210');
  await user.selectOptions(field('Service type'), 'Company Drive');
}

describe('the partner form', () => {
  it('the partner form offers five service types', async () => {
    await openForm();

    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Select a service type',
      'CSR',
      'Company Drive',
      'Print With Us',
      'Sustainability Collaboration',
      'Others',
    ]);
  });

  it('shows a confirmation and clears the form after a partner request is sent', async () => {
    server.use(accepted);
    const user = await openForm();
    await fillIn(user);

    await user.click(send());

    expect(await screen.findByText(SENT)).toBeVisible();
    expect(server.requests.map(({ body }) => body)).toEqual([
      {
        fullname: 'Asha Rao',
        companyName: 'Neem & Co.',
        email: 'asha@example.com',
        phone: '9876543210',
        serviceType: 'Company Drive',
        estimatedTime: '',
        notes: '',
      },
    ]);
    for (const name of ['Full name', 'Company name', 'Email', 'Phone', 'Service type'])
      expect(field(name)).toHaveValue('');
  });

  it.each(['98765 43210', '+91 98765-43210', '098765 43210'])(
    'sends the phone number %j as ten digits',
    async (typed) => {
      server.use(accepted);
      const user = await openForm();
      await fillIn(user);

      await write(user, 'Phone', typed);
      await user.click(send());

      expect(await screen.findByText(SENT)).toBeVisible();
      expect(server.requests.map(({ body }) => body)).toMatchObject([{ phone: '9876543210' }]);
    },
  );

  it('shows an error for each empty required field of the partner form', async () => {
    const user = await openForm();

    await user.click(send());

    await waitFor(() => expect(field('Full name')).toHaveAccessibleDescription('❌ Full name is required'));
    expect(field('Company name')).toHaveAccessibleDescription('❌ Company name is required');
    expect(field('Email')).toHaveAccessibleDescription('❌ Please enter a valid email');
    expect(field('Phone')).toHaveAccessibleDescription('❌ Phone number should be exactly 10 digits');
    expect(field('Service type')).toHaveAccessibleDescription('❌ Please select a service type');
    expect(field('Estimated time frame')).toBeValid();
    expect(field('Notes')).toBeValid();
    expect(field('Full name')).toHaveFocus();
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['Full name', '   ', '❌ Full name is required'],
    ['Full name', 'a'.repeat(121), '❌ At most 120 characters, please'],
    ['Company name', ' \t', '❌ Company name is required'],
    ['Company name', 'a'.repeat(161), '❌ At most 160 characters, please'],
    ['Email', ' ', '❌ Please enter a valid email'],
    ['Email', 'asha@example', '❌ Please enter a valid email'],
    ['Email', '<b>asha</b>@example.com', '❌ Please enter a valid email'],
    ['Phone', ' ', '❌ Phone number should be exactly 10 digits'],
    ['Phone', '98765432100', '❌ Phone number should be exactly 10 digits'],
    ['Phone', '987654321', '❌ Phone number should be exactly 10 digits'],
    ['Phone', '98765 4321', '❌ Phone number should be exactly 10 digits'],
    ['Phone', '98765abcde', '❌ Phone number should be exactly 10 digits'],
    ['Estimated time frame', 'a'.repeat(121), '❌ At most 120 characters, please'],
    ['Notes', 'a'.repeat(1024 * 1024), '❌ At most 4000 characters, please'],
  ])('rejects an invalid %s (case %#)', async (name, text, complaint) => {
    const user = await openForm();
    await fillIn(user);

    await write(user, name, text);
    await user.click(send());

    await waitFor(() => expect(field(name)).toBeInvalid());
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(complaint));
    expect(FIELDS.filter((other) => other !== name && !isValid(other))).toEqual([]);
    expect(field(name)).toHaveFocus();
    expect(server.requests).toEqual([]);
  });

  it('the partner form requires a service type', async () => {
    const user = await openForm();
    await fillIn(user);

    await user.selectOptions(field('Service type'), '');
    await user.click(send());

    await waitFor(() => expect(field('Service type')).toHaveAccessibleDescription('❌ Please select a service type'));
    expect(server.requests).toEqual([]);
  });

  it('clears a partner form field’s error as soon as the field is valid', async () => {
    const user = await openForm();
    await write(user, 'Email', 'asha@');
    await write(user, 'Phone', '98765432100');
    for (const name of ['Estimated time frame', 'Notes']) await write(user, name, 'a'.repeat(4001));

    await user.click(send());

    await waitFor(() => expect(FIELDS.filter(isValid)).toEqual([]));
    expect(server.requests).toEqual([]);

    await user.clear(field('Estimated time frame'));
    await user.clear(field('Notes'));
    await fillIn(user);
    await waitFor(() => expect(FIELDS.filter(isValid)).toEqual(FIELDS));
  });

  it('sends HTML typed into the partner form unchanged', async () => {
    server.use(accepted);
    const markup = '<img src=x onerror=alert(1)>"&\'';
    const user = await openForm();
    await fillIn(user);

    const texts = ['Full name', 'Company name', 'Estimated time frame', 'Notes'];
    for (const name of texts) await write(user, name, markup);
    for (const name of texts) expect(field(name)).toHaveValue(markup);
    await user.click(send());

    await screen.findByText(SENT);
    expect(server.requests[0]?.body).toMatchObject({
      fullname: markup,
      companyName: markup,
      estimatedTime: markup,
      notes: markup,
    });
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it.each([
    ['the api is unreachable', offline()],
    ['the api fails', problem(500, 'INTERNAL', 'Broken')],
    ['the rate limit is exceeded', problem(429, 'TOO_MANY_REQUESTS', 'Too many requests came from here.')],
  ])('keeps the entered values when %s and lets the visitor send them again', async (_, answer) => {
    server.use(post('/api/partner/connect', answer));
    const user = await openForm();
    await fillIn(user);
    await write(user, 'Estimated time frame', 'Before Diwali');
    await write(user, 'Notes', '<b>bold</b> plans');

    await user.click(send());

    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    expect(FIELDS.map((name) => (field(name) as HTMLInputElement).value)).toEqual([
      ' Asha Rao ',
      'Neem & Co.',
      'Asha@Example.com',
      '9876543210',
      'Company Drive',
      'Before Diwali',
      '<b>bold</b> plans',
    ]);

    server.use(accepted);
    await user.click(send());
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends only one request if the partner form is submitted twice', async () => {
    server.use(post('/api/partner/connect', never()));
    const user = await openForm();
    await fillIn(user);

    await user.dblClick(send());
    await user.type(field('Full name'), '{Enter}{Enter}');

    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    expect(server.requests).toHaveLength(1);
  });
});
