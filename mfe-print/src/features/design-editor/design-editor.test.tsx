import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { SHOPPER, get, never, renderPage, server } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { printApi } from '../../api.ts';
import { DesignEditor } from './index.ts';

const JHAROKHA = {
  service: PRINT_SERVICES.marriage,
  id: '1',
  name: 'Jharokha',
  width: 148,
  height: 210,
  sides: [{ name: '', picture: '/jharokha.svg' }],
};

/** A ruler for letters that are all half as wide as high. */
const createMeasure = () => (text: string, _font: string, size: number) => (text.length * size) / 2;

const preview = () => screen.findByRole('img', { name: /^Preview of Jharokha/ }, { timeout: 4_000 });

/** The design with its form, as a shopper sees them who has signed in. */
async function openStudio() {
  server.use(
    get('/api/print/prices/:service', {
      success: true,
      service: 'marriage',
      rows: [{ options: {}, per: 'piece', from: 10, price: 38 }],
    }),
  );
  const page = renderPage(<DesignEditor sheet={JHAROKHA} createMeasure={createMeasure} />, {
    at: '/marriage/1',
    api: printApi,
    user: SHOPPER,
  });
  await preview();
  return page;
}

const field = (name: string) => screen.findByRole('textbox', { name });

beforeEach(() => sessionStorage.clear());

describe('the live preview', () => {
  it.each([
    ['short', 'Asha', 'Ravi'],
    ['in Devanagari', 'आराध्या', 'श्रीकृष्ण'],
  ])('shows names that are %s while they are typed', async (_what, bride, groom) => {
    const { user } = await openStudio();

    await user.type(await field('Bride’s name'), bride);
    await user.type(await field('Groom’s name'), groom);

    expect(await within(await preview()).findByText(bride)).toHaveAttribute('data-field', 'brideName');
    expect(await within(await preview()).findByText(groom)).toHaveAttribute('data-field', 'groomName');
  });

  it('does not wait for good for fonts that do not come', async () => {
    server.use(get('/asset', never()));

    const { user } = await openStudio();
    await user.type(await field('Bride’s name'), 'Asha');

    expect(await within(await preview()).findByText('Asha')).toBeVisible();
  });

  it('shows all of a long name', async () => {
    const { user } = await openStudio();

    await user.type(await field('Bride’s name'), 'Venkataraghavan Ramanathapuram Subramaniam');

    expect(await screen.findByText(/Subramaniam/)).toBeInTheDocument();
    const lines = (await preview()).querySelectorAll('[data-field=brideName]');
    expect(Array.from(lines, (line) => line.textContent).join(' ')).toBe('Venkataraghavan Ramanathapuram Subramaniam');
  });

  it('shows examples until all that is needed is there, and then what will be printed', async () => {
    const { user } = await openStudio();
    expect(screen.getByText(/Pale words are examples/)).toBeVisible();
    expect((await preview()).querySelector('[data-field=venue]')).toBeInTheDocument();

    await user.type(await field('Bride’s name'), 'Asha');
    await user.type(await field('Groom’s name'), 'Ravi');
    await user.type(screen.getByLabelText('Date'), '2027-02-14');
    await user.type(screen.getByLabelText('Time'), '19:30');
    await user.type(await field('Venue'), 'Ridge Lawns');

    expect(await screen.findByText(/This is what will be printed/)).toBeVisible();
    expect((await preview()).querySelector('[data-field=rsvp]')).toBeNull();
    expect(
      await screen.findByRole('img', { name: /Asha.*Ravi.*14 February 2027.*Ridge Lawns/ }, { timeout: 3000 }),
    ).toBeVisible();
  });

  it('tells which letters can’t be printed, and takes it back with them', async () => {
    const { user } = await openStudio();
    const venue = await field('Venue');

    await user.type(venue, 'Ridge 🎉 Lawns 🎉 你');

    expect(await screen.findByText('These can’t be printed and are left out: 🎉 你')).toHaveAttribute('role', 'status');
    expect(await within(await preview()).findByText('Ridge Lawns')).toBeVisible();

    await user.clear(venue);
    await user.type(venue, 'Ridge Lawns');

    await waitFor(() => expect(screen.queryByText(/can’t be printed/)).not.toBeInTheDocument());
  });

  it('leads from a line of the sheet to its field', async () => {
    const { user } = await openStudio();
    const venue = await field('Venue');

    await user.click((await preview()).querySelector('[data-field=venue]') as Element);

    expect(venue).toHaveFocus();
  });

  it('shows on demand how the sheet is cut, and says what the lines mean', async () => {
    const { user } = await openStudio();
    expect(await preview()).toHaveAttribute('viewBox', '0 0 148 210');

    await user.click(screen.getByRole('checkbox', { name: 'Trim and bleed' }));
    await user.click(screen.getByRole('checkbox', { name: 'Safe area' }));

    expect(await preview()).toHaveAttribute('viewBox', '-3 -3 154 216');
    expect(screen.getByText(/The sheet is cut here. The 3 mm outside are the bleed/)).toBeVisible();
    expect(screen.getByText(/All words stay inside this line, 5 mm from the cut/)).toBeVisible();

    await user.click(screen.getByRole('checkbox', { name: 'Trim and bleed' }));

    expect(await preview()).toHaveAttribute('viewBox', '0 0 148 210');
    expect(screen.queryByText(/the bleed/)).toBeNull();
  });

  it('shares no examples', async () => {
    const { user } = await openStudio();

    await user.click(screen.getByRole('button', { name: 'Share as an image' }));

    expect(screen.getByText(/Fill in the required fields first/)).toBeVisible();
  });
});
