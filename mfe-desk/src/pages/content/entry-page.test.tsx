import { permissionsOf } from '@kaagazz/domain/desk';
import { del, get, never, offline, patch, post, problem, server } from '@kaagazz/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../../desk-app.tsx';

const EDITOR = {
  id: 'p1',
  name: 'Meera',
  email: 'meera@example.com',
  role: 'editor',
  permissions: permissionsOf('editor'),
};
const FIELDS = { title: 'Terms of Service', summary: 'Short.', body: '## Shipping' };
const ENTRY = {
  id: 'e1',
  kind: 'policy',
  slug: 'terms-of-service',
  version: 2,
  title: 'Terms of Service',
  state: 'changed',
  updatedAt: '2026-11-25T09:00:00.000Z',
  publishedAt: '2026-11-24T09:00:00.000Z',
  scheduledFor: null,
  preview: 'token',
  fields: FIELDS,
};
const VERSIONS = [
  { version: 2, at: '2026-11-25T09:00:00.000Z', by: 'Meera', fields: FIELDS },
  { version: 1, at: '2026-11-24T09:00:00.000Z', by: '', fields: { ...FIELDS, summary: 'Long.' } },
];

function openEntry(entry: object = ENTRY) {
  window.scrollTo = () => undefined;
  server.use(
    get('/api/desk/session', { success: true, data: EDITOR }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/content/:id', { success: true, data: entry }),
    get('/api/desk/content/:id/versions', { success: true, data: VERSIONS, total: 2 }),
    patch('/api/desk/content/:id', { success: true, data: entry }),
    post('/api/desk/content/:id/publish', { success: true, data: ENTRY }),
  );
  render(
    <MemoryRouter initialEntries={['/content/e1']}>
      <DeskApp />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const POST = {
  ...ENTRY,
  kind: 'post',
  slug: 'vat',
  title: 'Vat',
  state: 'draft',
  publishedAt: null,
  fields: {
    title: 'Vat',
    excerpt: 'Short.',
    photograph: '/media/whole.0123abcd.w800.webp',
    alt: 'A vat',
    body: '<p>Pulp becomes paper.</p>',
    author: 'The vat room',
    category: 'Craft',
    date: '2026-11-20',
  },
};

const sentTo = (path: string) => server.sentTo(path).map(({ body }) => body);

it('an entry with unsaved text cannot be published until the draft is saved', async () => {
  const user = openEntry();
  expect(await screen.findByRole('button', { name: 'Publish now' })).toBeEnabled();

  await user.type(screen.getByLabelText(/^Summary/), ' New.');

  expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() =>
    expect(sentTo('/api/desk/content/e1')).toContainEqual({
      version: 2,
      fields: { ...FIELDS, summary: 'Short. New.' },
      autosave: false,
    }),
  );
});

it('an entry cannot be published while its draft is being saved', async () => {
  sessionStorage.clear();
  const user = openEntry();
  server.use(patch('/api/desk/content/:id', never()));
  expect(await screen.findByRole('button', { name: 'Publish now' })).toBeEnabled();

  await user.click(screen.getByRole('button', { name: 'Save the draft' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled());
});

it('an editor can schedule the publication of an entry', async () => {
  sessionStorage.clear();
  const user = openEntry();

  await user.click(await screen.findByRole('button', { name: 'Schedule …' }));
  await user.type(screen.getByLabelText(/^Day and time/), '2026-12-01T09:30');
  await user.click(screen.getByRole('button', { name: 'Schedule' }));

  await waitFor(() =>
    expect(sentTo('/api/desk/content/e1/publish')).toContainEqual({ version: 2, at: '2026-12-01T09:30' }),
  );
});

it('restoring an earlier version saves its fields as the draft', async () => {
  sessionStorage.clear();
  const user = openEntry();

  await user.click(await screen.findByRole('button', { name: /^Restore the version of 24 Nov/ }));

  await waitFor(() =>
    expect(sentTo('/api/desk/content/e1')).toContainEqual({
      version: 2,
      fields: { ...FIELDS, summary: 'Long.' },
    }),
  );
});

describe('a newsletter', () => {
  const NEWSLETTER = {
    ...ENTRY,
    id: 'n1',
    kind: 'newsletter',
    state: 'draft',
    publishedAt: null,
    fields: { title: 'New papers', body: 'Namaste,', products: '', buttonLabel: '', buttonPath: '' },
  };
  const COUNTS = { subscribers: 12, recipients: 0, sent: 0, failed: 0, unsubscribed: 0 };
  const PROGRESS = { ...COUNTS, startedAt: null, finishedAt: null };

  function openNewsletter(entry: object = NEWSLETTER, progress: object = PROGRESS) {
    sessionStorage.clear();
    const user = openEntry();
    server.use(
      get('/api/desk/content/:id', { success: true, data: entry }),
      get('/api/desk/newsletters/:id', { success: true, data: progress }),
      post('/api/desk/newsletters/:id/test', { success: true }),
    );
    return user;
  }

  it('a dialog shows the number of subscribers before a newsletter is sent', async () => {
    const user = openNewsletter();

    await user.click(await screen.findByRole('button', { name: 'Send …' }));
    expect(screen.getByText(/It goes to 12 confirmed subscribers/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(sentTo('/api/desk/content/n1/publish')).toContainEqual({ version: 2, at: '' }));
  });

  it('an editor can send a test newsletter to their own address', async () => {
    const user = openNewsletter();

    await user.click(await screen.findByRole('button', { name: 'Send a test to me' }));

    expect(await screen.findByText('A test is on its way to you')).toBeVisible();
  });

  it('a newsletter that has been sent cannot be sent again', async () => {
    const at = '2026-11-25T09:00:00.000Z';
    openNewsletter(
      { ...NEWSLETTER, state: 'published', publishedAt: at },
      { ...PROGRESS, startedAt: at, recipients: 12, sent: 11, failed: 1 },
    );

    expect(await screen.findByText('11 of 12')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send …' })).not.toBeInTheDocument();
  });
});

it('a draft has a link to its preview on the site', async () => {
  openEntry(POST);

  const link = await screen.findByRole('link', { name: 'Preview the draft' });

  expect(link).toHaveAttribute('href', '/blog/vat?preview=token');
});

it('saves a draft automatically after a pause in typing', async () => {
  sessionStorage.clear();
  const user = openEntry(POST);
  await user.type(await screen.findByLabelText(/^Excerpt/), ' More.');
  server.use(get('/api/desk/content/:id', { success: true, data: { ...POST, version: 3 } }));

  await waitFor(() => expect(sentTo('/api/desk/content/e1')).toContainEqual(expect.objectContaining({ version: 2 })), {
    timeout: 20_000,
  });

  expect(sentTo('/api/desk/content/e1')).toContainEqual({
    version: 2,
    fields: { ...POST.fields, excerpt: 'Short. More.' },
    autosave: true,
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish now' })).toBeEnabled());
  expect(screen.getByLabelText(/^Excerpt/)).toHaveFocus();
}, 40_000);

it('keeps focus on the save button after a draft is saved', async () => {
  sessionStorage.clear();
  const user = openEntry();
  await user.type(await screen.findByLabelText(/^Summary/), ' New.');
  const fields = { ...FIELDS, summary: 'Short. New.' };
  server.use(get('/api/desk/content/:id', { success: true, data: { ...ENTRY, version: 3, fields } }));

  await user.click(screen.getByRole('button', { name: 'Save the draft' }));

  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save the draft' })).toHaveFocus();
});

it('text typed while offline is kept and saved once the connection is back', async () => {
  sessionStorage.clear();
  const user = openEntry(POST);
  server.use(patch('/api/desk/content/:id', offline()));
  await user.type(await screen.findByLabelText(/^Excerpt/), ' More.');
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(await screen.findByText(/^No connection/)).toBeVisible();
  expect(screen.getByLabelText(/^Excerpt/)).toHaveValue('Short. More.');

  server.use(patch('/api/desk/content/:id', { success: true, data: POST }));
  const before = sentTo('/api/desk/content/e1').length;
  act(() => void window.dispatchEvent(new Event('online')));

  await waitFor(() => expect(sentTo('/api/desk/content/e1').length).toBeGreaterThan(before));
});

it('an editor can format a post’s text and add a picture with a description', async () => {
  sessionStorage.clear();
  const user = openEntry(POST);
  server.use(
    post('/api/desk/pictures', { success: true, picture: 'whole.89abcdef.w800.webp', width: 1280, height: 720 }),
  );
  const text = await screen.findByRole('textbox', { name: 'Text' }, { timeout: 20_000 });
  expect(text).toHaveTextContent('Pulp becomes paper.');

  screen.getByRole('button', { name: 'Bold' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Subheading' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.upload(
    screen.getByLabelText('Add a picture to the text'),
    new File(['jpeg'], 'vat.jpg', { type: 'image/jpeg' }),
  );
  await user.type(await screen.findByLabelText(/^What does the picture show/), 'Pulp');
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));

  const body = expect.stringMatching(
    /<figure><img src="\/media\/whole.89abcdef.w800.webp" alt="Pulp" width="1280".*<h3>Pulp becomes paper.<\/h3>/,
  ) as string;
  await waitFor(() =>
    expect(sentTo('/api/desk/content/e1')).toContainEqual(
      expect.objectContaining({ fields: { ...POST.fields, body } }),
    ),
  );
}, 40_000);

it('an editor can delete a draft after confirming', async () => {
  const user = openEntry(POST);
  server.use(
    del('/api/desk/content/:id', { success: true }),
    get('/api/desk/content', { success: true, data: [], total: 0 }),
    get('/api/desk/views', { success: true, data: [], total: 0 }),
  );

  await user.click(await screen.findByRole('button', { name: 'Delete the draft …' }));
  await user.click(screen.getByRole('button', { name: 'Delete the draft' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
});
