import { COMPANY } from '@kaagazz/domain';
import { never, offline, post, problem, renderRemote, reply, server } from '@kaagazz/testing';
import type { RenderedPage } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import face from '../public/routes.tsx';

const SENT = "✅ Form submitted successfully. We'll contact you soon!";
const FAILED = '❌ Something went wrong. Please try again later.';
const accepted = post('/api/partner/connect', reply(201, { success: true, message: 'Arrived.' }));

const field = (name: string) => screen.getByRole(name === 'Service type' ? 'combobox' : 'textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send request' });

async function openForm(): Promise<RenderedPage['user']> {
  const { user } = renderRemote(face, { at: '/partner' });
  await screen.findByRole('heading', { level: 1, name: 'Make paper with us' });
  return user;
}

async function fillIn(user: RenderedPage['user']) {
  await user.type(field('Full name'), ' Asha Rao ');
  await user.type(field('Company name'), 'Neem & Co.');
  await user.type(field('Email'), 'Asha@Example.com');
  await user.type(field('Phone'), '9876543210');
  await user.selectOptions(field('Service type'), 'Company Drive');
}

describe('the partner form', () => {
  it('offers the five services', async () => {
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

  it('sends what was filled in, says so and is empty again', async () => {
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

  it('says of each required field what is missing, goes to the first, and sends nothing', async () => {
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
    ['Email', 'asha@example', '❌ Please enter a valid email'],
    ['Phone', '98765432100', '❌ Phone number should be exactly 10 digits'],
    ['Phone', '98765 4321', '❌ Phone number should be exactly 10 digits'],
    ['Notes', 'a'.repeat(1024 * 1024), '❌ At most 4000 characters, please'],
  ])('refuses a wrong %s', async (name, text, complaint) => {
    const user = await openForm();
    await fillIn(user);

    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(text);
    await user.click(send());

    await waitFor(() => expect(field(name)).toBeInvalid());
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(complaint));
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['the api is away', offline()],
    ['the api fails', problem(500, 'INTERNAL', 'Broken')],
    ['too many requests came', problem(429, 'TOO_MANY_REQUESTS', 'Too many requests came from here.')],
  ])('keeps everything that was typed when %s, and can be sent again', async (_, answer) => {
    server.use(post('/api/partner/connect', answer));
    const user = await openForm();
    await fillIn(user);
    await user.type(field('Notes'), '<b>bold</b> plans');

    await user.click(send());

    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    expect(field('Full name')).toHaveValue(' Asha Rao ');
    expect(field('Service type')).toHaveValue('Company Drive');
    expect(field('Notes')).toHaveValue('<b>bold</b> plans');

    server.use(accepted);
    await user.click(send());
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('makes one request of two submissions, by mouse or by Enter', async () => {
    server.use(post('/api/partner/connect', never()));
    const user = await openForm();
    await fillIn(user);

    await user.dblClick(send());
    await user.type(field('Full name'), '{Enter}{Enter}');

    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    expect(server.requests).toHaveLength(1);
  });
});

describe.each([
  ['/privacy-policy', 'Privacy Policy', 'Terms of Service', ['cartItems', 'kaagazz-refresh', COMPANY.grievanceOfficer]],
  ['/terms-of-service', 'Terms of Service', 'Privacy Policy', ['more than Rs. 2,500', 'Rs. 99', COMPANY.legalName]],
])('%s', (path, title, other, facts) => {
  it('has contents that lead to its parts, the facts of this shop, and the way to the other policy', async () => {
    const { container, host } = renderRemote(face, { at: path });

    await screen.findByRole('heading', { level: 1, name: title });
    expect(host.head).toMatchObject({ title, canonical: path });
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    for (const link of contents.querySelectorAll('a')) {
      expect(container.querySelector(link.hash)).toHaveTextContent(link.textContent);
    }
    for (const fact of facts) expect(container).toHaveTextContent(fact);
    expect(screen.getByRole('link', { name: other })).toBeVisible();
  });
});
