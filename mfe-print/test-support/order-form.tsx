import { dayInIndia } from '@kaagazz/domain';
import { neededFields, PRINT_SERVICES } from '@kaagazz/domain/print';
import type { PrintField, PrintService } from '@kaagazz/domain/print';
import { SHOPPER, renderPage } from '@kaagazz/testing';
import type { PageOptions } from '@kaagazz/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { printApi } from '../src/api.ts';
import { PrintOrderForm } from '../src/features/order-form/index.ts';
import { pdf } from './print-orders.ts';

export const SERVICES = Object.values(PRINT_SERVICES);

export function openForm(service: PrintService, options: PageOptions = {}) {
  const [design] = service.designs;
  return renderPage(<PrintOrderForm service={service} {...(design !== undefined && { design })} />, {
    at: design === undefined ? `/${service.id}` : `/${service.id}/${design}`,
    api: printApi,
    user: SHOPPER,
    ...options,
  });
}

export const findForm = ({ title }: PrintService) => screen.findByRole('form', { name: title });

const NEXT_YEAR = Number(dayInIndia().slice(0, 4)) + 1;
const VALID_VALUES: Partial<Record<PrintField['kind'], string>> = {
  date: `${NEXT_YEAR}-02-14`,
  time: '18:30',
  number: '24',
  email: 'asha@example.com',
  phone: '9876543210',
  'phone-or-email': 'asha@example.com',
};

export const typedFields = (service: PrintService) =>
  neededFields(service, Object.fromEntries(service.fields.map(({ name, initial = '' }) => [name, initial]))).filter(
    ({ kind }) => !['choice', 'guests', 'team', 'suite-groups', 'sample'].includes(kind),
  );

export const inputOf = ({ label }: Pick<PrintField, 'label'>) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });

/** Sets the value of an input in one step, because simulated typing is slow. */
export const change = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

export function typeRequiredFields(service: PrintService) {
  for (const field of typedFields(service).filter(({ required }) => required)) {
    change(inputOf(field), VALID_VALUES[field.kind] ?? 'Asha Verma');
  }
}

export async function fillIn(service: PrintService, user: UserEvent) {
  await findForm(service);
  typeRequiredFields(service);
  if (service.file?.required) {
    await user.upload(screen.getByLabelText('Your file'), pdf());
    await screen.findByRole('button', { name: 'Remove file' });
  }
}

export const press = (user: UserEvent, name = 'Add to cart') => user.click(screen.getByRole('button', { name }));

export const chooseIn = (user: UserEvent, group: string, choice: string) =>
  user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: choice }));

export const findPrice = async () => within(await screen.findByRole('region', { name: 'Price' }));
