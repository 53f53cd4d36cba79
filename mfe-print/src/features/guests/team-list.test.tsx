import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { screen, within } from '@testing-library/react';

import { change, findForm, findPrice, openForm, press } from '../../../test-support/order-form.tsx';
import {
  acceptLines,
  acceptUploads,
  bodiesPostedTo,
  printFile,
  servePrices,
} from '../../../test-support/print-orders.ts';

const service = PRINT_SERVICES['business-cards'];
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const LONG = {
  company: 'Studio Patta Botanical Printmaking and Handmade Paper Private Limited',
  tagline: 'Leaves, pressed and printed by hand in Delhi since nineteen hundred',
  person:
    'Nandini Venkatasubramanian Rama Chandran Iyer Das | Senior Botanical Printmaker and Head of the Paper Lab | 98100 00000',
};
const NANDINI = 'Nandini Rao | Printmaker | 98100 00000 | nandini@example.in';

beforeEach(() => {
  sessionStorage.clear();
  servePrices([
    { options: {}, per: 'piece', from: 1, price: 4 },
    { options: {}, per: 'piece', from: 200, price: 3 },
  ]);
  acceptLines();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

async function openTeam() {
  const page = openForm(service);
  await findForm(service);
  await page.user.click(await screen.findByRole('button', { name: 'Add your team' }));
  return { ...page, list: screen.getByRole('textbox', { name: 'People' }) };
}

it('a team list replaces the fields for a single person', async () => {
  const { user, list } = await openTeam();
  change(screen.getByRole('textbox', { name: 'Company' }), 'Studio Patta');
  change(list, `${NANDINI}\nKabir Mehta | 98100 00001`);

  expect(await screen.findByText('200, 100 for each name.')).toBeVisible();
  expect(await screen.findByText('2 people. All text fits on the cards.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Full name' })).not.toBeInTheDocument();
  expect((await findPrice()).getByText('Rs. 600')).toBeVisible();
  change(screen.getByRole('spinbutton', { name: 'Cards per person' }), '50');
  expect(await screen.findByText('100, 50 for each name.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /QR code with my contact details/ }));
  await press(user);

  await screen.findByText(service.confirmation);
  expect(bodiesPostedTo('/api/print/lines')[0]).toMatchObject({
    quantity: 100,
    fields: { guests: `${NANDINI}\nKabir Mehta | 98100 00001`, cardsEach: '50', fullName: '', contactCode: 'yes' },
  });
});

it('shows the fields for a single person again after the team list is cleared', async () => {
  const { list } = await openTeam();
  change(screen.getByRole('textbox', { name: 'Full name' }), 'Asha Verma');
  change(list, NANDINI);
  await screen.findByText('100, 100 for each name.');

  change(list, '');

  expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Verma');
  expect(screen.queryByRole('spinbutton', { name: 'Cards per person' })).not.toBeInTheDocument();
});

it('lists invalid lines of a team list with a reason', async () => {
  const { user, list } = await openTeam();
  const typed = `${NANDINI}\nKabir | Designer\n${'W'.repeat(60)} | a@example.in`;
  change(list, typed);

  const problems = within(await screen.findByRole('list', { name: 'Lines that need a change' }));
  expect(await problems.findByText(/too long for this design/)).toBeVisible();
  expect(problems.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 2: Add a phone number or an email address.',
    'Line 3: The name is too long for this design. Shorten it.',
  ]);
  await press(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('Line 2: Add a phone number or an email address.');
  expect(list).toHaveValue(typed);
  expect(bodiesPostedTo('/api/print/lines')).toEqual([]);
});

it('reports a name that is too long for a card with a logo', async () => {
  acceptUploads(printFile({ type: 'png', name: 'logo.png', pages: null, pageSize: null, preview: [] }));
  const { user, list } = await openTeam();
  change(screen.getByRole('textbox', { name: 'Company' }), LONG.company);
  change(screen.getByRole('textbox', { name: /Tagline/ }), LONG.tagline);
  await user.click(screen.getByRole('checkbox', { name: /QR code with my contact details/ }));
  change(list, LONG.person);
  expect(await screen.findByText('1 person. All text fits on the cards.')).toBeVisible();

  await user.upload(screen.getByLabelText('Your logo'), new File([PNG], 'logo.png'));

  expect(await screen.findByText(/The name is too long for this design/)).toBeVisible();
});

it('reads a team list from a file with column titles', async () => {
  const { user, list } = await openTeam();
  const csv = 'Name,Designation,Phone,Email\nNandini Rao,Printmaker,98100 00000,nandini@example.in\n';

  await user.upload(screen.getByLabelText('File with the people'), new File([csv], 'team.csv'));

  expect(await screen.findByText('Added 1 line.')).toBeVisible();
  expect(list).toHaveValue(NANDINI);
  expect(screen.queryByRole('button', { name: /second script/ })).not.toBeInTheDocument();
});
