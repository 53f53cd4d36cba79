import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { SHOPPER, renderRemote } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { change, findPrice, inputOf, press, typeRequiredFields } from '../../test-support/order-form.tsx';
import { acceptLines, acceptUploads, bodiesPostedTo, servePrices } from '../../test-support/print-orders.ts';
import face from '../public/routes.tsx';

const { suites } = PRINT_SERVICES;

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  servePrices();
  acceptUploads();
  acceptLines();
});

const openSuite = () => renderRemote(face, { at: '/suites/1', user: SHOPPER });
const findGroup = async (name: string) => within(await screen.findByRole('group', { name }));
const findCard = (name: string) => screen.findByRole('button', { name });
const previewOf = (text: RegExp) => screen.findByRole('img', { name: text });

describe('the list of suites', () => {
  it('the suites page shows five cards for each suite', async () => {
    const { host } = renderRemote(face, { at: '/suites' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Wedding suites' })).toBeVisible();
    for (const [index, name] of ['Genda Phool', 'Makrana', 'Kadali'].entries()) {
      expect(screen.getAllByRole('img', { name: new RegExp(`^${name}: `) })).toHaveLength(5);
      expect(screen.getByRole('link', { name: `See your names in ${name}` })).toHaveAttribute(
        'href',
        `/suites/${index + 1}`,
      );
    }
    await waitFor(() => expect(host.head).toMatchObject({ canonical: '/suites' }));
  });

  it('the marriage invitations page links to the wedding suites page', async () => {
    renderRemote(face, { at: '/marriage' });

    expect(await screen.findByRole('link', { name: /^See wedding suites/ })).toHaveAttribute('href', '/suites');
  });
});

describe('the form of a suite', () => {
  it('the preview shows the selected card of the suite', async () => {
    const { user } = openSuite();
    await screen.findByRole('form');
    change(inputOf({ label: 'Bride’s name' }), 'Meera');
    change(inputOf({ label: 'Groom’s name' }), 'Arjun');

    await user.click(await findCard('Sangeet'));

    expect(await previewOf(/^Preview of Genda Phool: .*Sangeet.*Meera & Arjun/)).toBeVisible();
    expect(await findCard('Sangeet')).toHaveAttribute('aria-pressed', 'true');
  });

  it('focusing the "Mehndi date" field selects the Mehndi card', async () => {
    const { user } = openSuite();
    await findCard('Mehndi');

    await user.click(inputOf({ label: 'Mehndi date' }));

    await waitFor(async () => expect(await findCard('Mehndi')).toHaveAttribute('aria-pressed', 'true'));
  });

  it('the suite form shows only the fields that the chosen cards need', async () => {
    const { user } = openSuite();
    const family = await findGroup('Family');
    expect(screen.queryByLabelText('Haldi date')).not.toBeInTheDocument();

    await user.click(family.getByRole('checkbox', { name: 'Haldi' }));

    expect(await screen.findByLabelText('Haldi date')).toBeVisible();
    expect(await findCard('Haldi')).toBeVisible();
    expect(await screen.findByText('520 in all.')).toBeVisible();
    expect(await (await findPrice()).findByText(/^520 cards at/)).toBeVisible();
  });

  it('a shopper can add and remove a group of guests', async () => {
    const { user } = openSuite();
    await findGroup('Family');

    await user.click(screen.getByRole('button', { name: 'Add a group' }));
    await user.type((await findGroup('New group')).getByRole('textbox', { name: 'Group' }), 'Old friends');
    expect(await screen.findByText('500 in all.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Family' }));

    expect(await screen.findByText('260 in all.')).toBeVisible();
    expect((await findGroup('Old friends')).getByRole('textbox', { name: 'Group' })).toHaveValue('Old friends');
  });

  it('a suite can’t be ordered if one of its groups has no cards', async () => {
    const { user } = openSuite();
    const friends = await findGroup('Friends');
    typeRequiredFields(suites);
    for (const name of ['Invitation', 'Reception', 'Thank you']) {
      await user.click(friends.getByRole('checkbox', { name }));
    }

    await press(user);

    expect(await friends.findByText('Choose the cards for Friends.')).toBeVisible();
    expect(friends.getByRole('spinbutton', { name: 'Sets' })).toHaveFocus();
    expect(bodiesPostedTo('/api/print/lines')).toEqual([]);
  });

  it('all cards of a suite are sent as one order', async () => {
    const first = openSuite();
    const family = await findGroup('Family');
    await first.user.click(family.getByRole('checkbox', { name: 'Menu' }));
    await screen.findByLabelText('Menu', { selector: 'textarea' });
    change(inputOf({ label: 'Bride’s name' }), 'Meera');
    await screen.findByText('520 in all.');
    first.unmount();

    const { user } = openSuite();
    expect(await (await findGroup('Family')).findByRole('checkbox', { name: 'Menu' })).toBeChecked();
    expect(inputOf({ label: 'Bride’s name' })).toHaveValue('Meera');
    typeRequiredFields(suites);
    change(await screen.findByLabelText('Menu', { selector: 'textarea' }), 'Dal baati churma');
    await press(user);

    await waitFor(() => expect(bodiesPostedTo('/api/print/lines')).toHaveLength(1));
    expect(bodiesPostedTo('/api/print/lines')[0]).toMatchObject({
      service: 'suites',
      design: '1',
      quantity: 520,
      fields: { suiteSize: 'Five kinds or more', menu: 'Dal baati churma', haldiDate: '' },
    });
  });
});
