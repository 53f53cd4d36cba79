import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { get, server } from '@kaagazz/testing';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';

import { change, findForm, inputOf, openForm, press, typeRequiredFields } from '../../../test-support/order-form.tsx';
import { acceptLines, pdf, servePrices } from '../../../test-support/print-orders.ts';

const { printbook, marriage } = PRINT_SERVICES;
const LOGIN = '/login?next=%2Fprintbook';

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
});

async function typeTitle() {
  const page = openForm(printbook, { user: null });
  await findForm(printbook);
  change(inputOf({ label: 'Title on the cover' }), 'Nani');
  return page;
}

const sent = () => server.requests.filter(({ path }) => !path.startsWith('/api/print/prices'));

describe('the upload of a visitor', () => {
  it.each<[string, (user: Awaited<ReturnType<typeof typeTitle>>['user']) => Promise<void> | void]>([
    ['presses "Choose a file"', (user) => press(user, 'Choose a file')],
    ['clicks the file field’s label', (user) => user.click(screen.getByText('Your file'))],
    ['chooses a file', (user) => user.upload(screen.getByLabelText('Your file'), pdf())],
    [
      'drops a file',
      () => {
        const zone = screen.getByRole('group', { name: 'Drop your file here' });
        const event = createEvent.drop(zone);
        Object.defineProperty(event, 'dataTransfer', { value: { files: [pdf()] } });
        return act(async () => void fireEvent(zone, event));
      },
    ],
  ])('the print form opens the login page and uploads nothing when the visitor %s', async (_action, upload) => {
    const { user, address } = await typeTitle();

    await upload(user);

    await waitFor(() => expect(address()).toBe(LOGIN));
    expect(sent()).toEqual([]);
  });

  it('keeps a visitor’s text when the visitor signs in to upload a file', async () => {
    const { user, address, unmount } = await typeTitle();
    await press(user, 'Choose a file');
    await waitFor(() => expect(address()).toBe(LOGIN));
    unmount();

    openForm(printbook);

    expect(await screen.findByRole('textbox', { name: 'Title on the cover' })).toHaveValue('Nani');
    expect(screen.getByText('You are signed in. Choose your file and add it to the cart.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
  });

  it('shows visitors the file limits and a sign-in prompt', async () => {
    await typeTitle();

    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      'PDF, DOC or DOCX, up to 50 MB. Please login first. What you typed is kept.',
    );
  });
});

describe('a visitor who signs in to add an order to the cart', () => {
  async function returnFromSignIn() {
    const visitor = openForm(marriage, { user: null });
    await findForm(marriage);
    typeRequiredFields(marriage);
    await press(visitor.user);
    await waitFor(() => expect(visitor.address()).toBe('/login?next=%2Fmarriage%2F1'));
    visitor.unmount();
    const page = openForm(marriage);
    await findForm(marriage);
    return page;
  }
  const message = 'You are signed in. Check your card and add it to the cart.';

  it('after sign-in, tells the shopper to check the card and add it to the cart', async () => {
    acceptLines();
    const { user, address } = await returnFromSignIn();

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveAccessibleDescription(message);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('changing a field hides the message shown after sign-in', async () => {
    await returnFromSignIn();

    change(inputOf({ label: 'Venue' }), 'Neem Court, Jaipur');

    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  it('reloading the page hides the message shown after sign-in', async () => {
    const { unmount } = await returnFromSignIn();
    unmount();

    openForm(marriage);
    await findForm(marriage);

    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(inputOf({ label: 'Venue' })).not.toHaveValue('');
  });

  it('after sign-in, asks for the file that the order requires', async () => {
    const visitor = await typeTitle();
    typeRequiredFields(printbook);
    await press(visitor.user);
    await waitFor(() => expect(visitor.address()).toBe(LOGIN));
    visitor.unmount();

    openForm(printbook);

    expect(await screen.findByText('You are signed in. Choose your file and add it to the cart.')).toBeVisible();
  });
});

it('a visitor must sign in to ask for a price', async () => {
  server.use(get('/api/print/prices/:service', { success: true, rows: [] }));
  const { user, address } = await typeTitle();
  change(inputOf({ label: 'Pages' }), '24');

  await press(user, 'Ask for a price');

  await waitFor(() => expect(address()).toBe(LOGIN));
  expect(sent()).toEqual([]);
});

it('a visitor who submits an incomplete order sees errors instead of the sign-in page', async () => {
  const { user, address, host } = openForm(marriage, { user: null });
  await findForm(marriage);

  await press(user);

  await waitFor(() => expect(inputOf({ label: 'Venue' })).toBeInvalid());
  expect(address()).toBe('/marriage/1');
  expect(host.toasts).toEqual([]);
});

it('shows only the sign-in prompt to a visitor who follows a link to edit a cart item', async () => {
  openForm(printbook, { user: null, at: '/printbook?line=print_1', path: '/printbook' });

  expect(await screen.findByText(printbook.signInPrompt)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Price' })).not.toBeInTheDocument();
});
