import { post, problem, renderRemote, reply, server } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import face from '../public/routes.tsx';

function open(hash = '') {
  server.use(
    post('/api/newsletter', reply(201, { success: true })),
    post('/api/newsletter/confirm', { success: true }),
    post('/api/newsletter/unsubscribe', { success: true }),
  );
  return renderRemote(face, { at: `/newsletter${hash}` });
}

it('asks a new subscriber to open the confirmation link in the email', async () => {
  const { user } = open();

  await user.type(await screen.findByLabelText('Your email'), 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));

  expect(await screen.findByText(/^We have sent an email to asha@example.com/)).toBeVisible();
  expect(server.sentTo('/api/newsletter')[0]?.body).toEqual({ email: 'asha@example.com' });
});

it('rejects an invalid email address in the newsletter form', async () => {
  const { user } = open();

  await user.type(await screen.findByLabelText('Your email'), 'asha');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));

  expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
  expect(server.sentTo('/api/newsletter')).toEqual([]);
});

it('the newsletter form explains how the email address is used', async () => {
  open();

  expect(await screen.findByText(/We use your address only for the newsletter/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
});

it('the confirmation link subscribes a visitor only after they click the button', async () => {
  const { user } = open('#confirm=id..secret');
  const confirm = await screen.findByRole('button', { name: 'Yes, send me the newsletter' });
  expect(server.sentTo('/api/newsletter/confirm')).toEqual([]);

  await user.click(confirm);

  expect(await screen.findByText('Thank you for subscribing. You will receive our next newsletter.')).toBeVisible();
  expect(server.sentTo('/api/newsletter/confirm')[0]?.body).toEqual({ token: 'id..secret' });
});

it('shows the api’s error message if the confirmation link has expired', async () => {
  const { user } = open('#confirm=id..secret');
  server.use(post('/api/newsletter/confirm', problem(404, 'NOT_FOUND', 'This link has expired.')));

  await user.click(await screen.findByRole('button', { name: 'Yes, send me the newsletter' }));

  expect(await screen.findByText('This link has expired.')).toBeVisible();
});

it('a subscriber can unsubscribe with one click on the unsubscribe page', async () => {
  const { user } = open('#unsubscribe=id.entry.secret');

  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));

  expect(await screen.findByText('We have unsubscribed you and deleted your email address.')).toBeVisible();
});
