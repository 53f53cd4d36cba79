import type { PrintField, PrintService } from '@kaagazz/domain/print';
import { screen, waitFor, within } from '@testing-library/react';

import {
  SERVICES,
  fillIn,
  findForm,
  inputOf,
  openForm,
  press,
  typeRequiredFields,
  typedFields,
} from '../../../test-support/order-form.tsx';
import { acceptLines, acceptUploads, bodiesPostedTo, servePrices } from '../../../test-support/print-orders.ts';

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
  acceptUploads();
  acceptLines();
});

const isRequiredChoice = ({ kind, required }: PrintField) => kind === 'choice' && required;

const byId = (service: PrintService): [string, PrintService] => [service.id, service];

describe.each(SERVICES.map(byId))('the form of %s', (_id, service) => {
  it('shows a loading state while the session is being checked', async () => {
    openForm(service, { user: 'loading' });

    expect(await screen.findByText('Checking login status…')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows visitors the sign-in prompt, the price and every field', async () => {
    const { address } = openForm(service, { user: null });

    expect(await screen.findByText(service.signInPrompt)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
      'href',
      `/login?${new URLSearchParams({ next: address() })}`,
    );
    expect(screen.getByRole('region', { name: 'Price' })).toBeVisible();
    await waitFor(() => {
      for (const field of typedFields(service)) expect(inputOf(field)).toBeVisible();
    });
  });

  it('redirects a visitor who presses "Add to cart" to the login page', async () => {
    const { user, address } = openForm(service, { user: null });
    const form = address();
    await findForm(service);
    typeRequiredFields(service);

    await press(user);

    await waitFor(() => expect(address()).toBe(`/login?${new URLSearchParams({ next: form })}`));
    expect(bodiesPostedTo('/api/print/lines')).toEqual([]);
  });

  it('each input’s name attribute is the name of its field', async () => {
    openForm(service);
    const form = within(await findForm(service));

    for (const field of typedFields(service)) expect(inputOf(field)).toHaveAttribute('name', field.name);
    for (const { label, name, choices = [] } of service.fields.filter(isRequiredChoice)) {
      const radios = within(form.getByRole('group', { name: label })).getAllByRole<HTMLInputElement>('radio');
      expect(radios.map((radio) => radio.value)).toEqual(choices);
      expect(radios[0]).toHaveAttribute('name', name);
      expect(radios[0]).toBeChecked();
    }
    if (service.id === 'suites') expect(form.getByText('480 in all.')).toBeVisible();
    else expect(form.getByRole('textbox', { name: 'Quantity' })).toHaveValue(String(service.quantity.default));
  });

  it('focuses the first empty required field instead of sending the order', async () => {
    const { user } = openForm(service);
    await findForm(service);

    await press(user);

    const missing = typedFields(service).filter(({ required }) => required);
    for (const field of missing) {
      await waitFor(() =>
        expect(inputOf(field)).toHaveAccessibleDescription(expect.stringContaining(field.missing ?? '?')),
      );
      expect(inputOf(field)).toBeInvalid();
    }
    const first = service.file?.required
      ? screen.getByRole('button', { name: 'Choose a file' })
      : missing[0] && inputOf(missing[0]);
    if (first) await waitFor(() => expect(first).toHaveFocus());
    if (missing.length > 0) expect(bodiesPostedTo('/api/print/lines')).toEqual([]);
  });

  it('adds the order to the cart and opens the cart', async () => {
    const { user, host, address } = openForm(service);
    await fillIn(service, user);

    await press(user);

    await waitFor(() => expect(address()).toBe('/cart'));
    expect(host.toasts.at(-1)).toEqual({ text: service.confirmation, tone: 'success' });
    expect(host.cart.lines).toMatchObject([{ id: 'print_1', price: 42, quantity: service.quantity.default }]);
    const [sent] = bodiesPostedTo('/api/print/lines');
    expect(sent).toMatchObject({ service: service.id, quantity: service.quantity.default });
    expect((sent as { fileId?: string }).fileId).toBe(service.file?.required ? 'f1' : undefined);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe.each(SERVICES.filter(({ file }) => file?.required).map(byId))('the required file of %s', (_id, service) => {
  it('reports a missing file next to its field and in a toast', async () => {
    const { user, host } = openForm(service);
    await findForm(service);

    await press(user);

    await waitFor(() => expect(host.toasts).toEqual([{ text: service.file?.missing, tone: 'error' }]));
    expect(screen.getByLabelText('Your file')).toHaveAccessibleDescription(
      expect.stringContaining(service.file?.missing ?? '?'),
    );
  });
});
