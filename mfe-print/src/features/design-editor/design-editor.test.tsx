import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { SHOPPER, get, never, renderPage, server } from '@kaagazz/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { change, inputOf } from '../../../test-support/order-form.tsx';
import { acceptUploads, printFile, servePrices } from '../../../test-support/print-orders.ts';
import { printApi } from '../../api.ts';
import { DesignEditor } from './index.ts';
import type { PreviewSheet } from './preview/preview-sheet.ts';

const JHAROKHA: PreviewSheet = {
  service: PRINT_SERVICES.marriage,
  id: '1',
  name: 'Jharokha',
  width: 148,
  height: 210,
  sides: [{ name: '', picture: '/jharokha.svg' }],
};
const CARD: PreviewSheet = {
  service: PRINT_SERVICES['business-cards'],
  id: '1',
  name: 'your card',
  width: 90,
  height: 54,
  sides: [
    { name: 'Front', picture: '/card.svg' },
    { name: 'Back', picture: null },
  ],
};

const createMeasure = () => (text: string, _font: string, size: number) => (text.length * size) / 2;

const findPreview = (name: RegExp = /^Preview of Jharokha/) => screen.findByRole('img', { name });
const findField = (name: string) => screen.findByRole('textbox', { name });

function openEditor(sheet = JHAROKHA) {
  return renderPage(<DesignEditor sheet={sheet} createMeasure={createMeasure} />, { api: printApi, user: SHOPPER });
}

async function openJharokha() {
  const page = openEditor();
  await findPreview();
  return page;
}

async function fillRequiredFields() {
  await findField('Venue');
  change(inputOf({ label: 'Bride’s name' }), 'Asha');
  change(inputOf({ label: 'Groom’s name' }), 'Ravi');
  change(inputOf({ label: 'Date' }), '2027-02-14');
  change(inputOf({ label: 'Time' }), '19:30');
  change(inputOf({ label: 'Venue' }), 'Ridge Lawns');
}

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
});

describe('the live preview', () => {
  it.each([
    ['short', 'Asha', 'Ravi'],
    ['Devanagari', 'आराध्या', 'श्रीकृष्ण'],
  ])('shows %s names in the preview as they are typed', async (_what, bride, groom) => {
    const { user } = await openJharokha();

    await user.type(await findField('Bride’s name'), bride);
    await user.type(await findField('Groom’s name'), groom);

    expect(await within(await findPreview()).findByText(bride)).toHaveAttribute('data-field', 'brideName');
    expect(await within(await findPreview()).findByText(groom)).toHaveAttribute('data-field', 'groomName');
  });

  it('the preview shows a long name in full', async () => {
    const { user } = await openJharokha();

    await user.type(await findField('Bride’s name'), 'Venkataraghavan Ramanathapuram Subramaniam');

    expect(await screen.findByText(/Subramaniam/)).toBeInTheDocument();
    const lines = (await findPreview()).querySelectorAll('[data-field=brideName]');
    expect(Array.from(lines, (line) => line.textContent).join(' ')).toBe('Venkataraghavan Ramanathapuram Subramaniam');
  });

  it('shows an example picture until the design has loaded', async () => {
    openEditor();

    expect(screen.getByRole('img', { name: 'Example of Jharokha' })).toHaveAttribute('src', '/jharokha.svg');
    expect(screen.getByText('This is a sample. The preview updates as you type.')).toBeVisible();
    await findPreview();
    expect(screen.queryByRole('img', { name: 'Example of Jharokha' })).not.toBeInTheDocument();
  });

  it('draws the preview with fallback fonts if the fonts take too long to load', async () => {
    server.use(get('/asset', never()));
    const { user } = await openJharokha();

    await user.type(await findField('Bride’s name'), 'Asha');

    expect(await within(await findPreview()).findByText('Asha')).toBeVisible();
  });

  it('shows the form and an example picture if the live preview can’t be loaded', async () => {
    openEditor({ ...JHAROKHA, id: 'unknown' });

    expect(await screen.findByText(/^We couldn’t load the live preview\./)).toBeVisible();
    expect(await findField('Bride’s name')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Example of Jharokha' })).toBeVisible();
  });

  it('the preview shows sample text while a required field is empty', async () => {
    await openJharokha();
    expect(screen.getByText('Sample text')).toBeVisible();
    expect(screen.getByText(/^The underlined words are samples/)).toBeVisible();
    expect((await findPreview()).querySelector('[data-field=venue]')).toBeInTheDocument();

    await fillRequiredFields();

    expect(await screen.findByText(/^This is what we will print/)).toBeVisible();
    expect(screen.queryByText('Sample text')).not.toBeInTheDocument();
    expect((await findPreview()).querySelector('[data-field=rsvp]')).toBeNull();
    expect(await screen.findByRole('img', { name: /Asha.*Ravi.*14 February 2027.*Ridge Lawns/ })).toBeVisible();
  });

  it('lists unprintable characters until they are removed', async () => {
    const { user } = await openJharokha();
    const venue = await findField('Venue');

    await user.type(venue, 'Ridge 🎉 Lawns 🎉 你');

    expect(await screen.findByText('We can’t print these characters and have left them out: 🎉 你')).toHaveAttribute(
      'role',
      'status',
    );
    expect(await within(await findPreview()).findByText('Ridge Lawns')).toBeVisible();

    await user.clear(venue);
    await user.type(venue, 'Ridge Lawns');

    await waitFor(() => expect(screen.queryByText(/can’t be printed/)).not.toBeInTheDocument());
  });

  it('clicking the venue in the preview focuses the form field for the venue', async () => {
    const { user } = await openJharokha();
    const venue = await findField('Venue');

    await user.click((await findPreview()).querySelector('[data-field=venue]') as Element);

    expect(venue).toHaveFocus();
  });
});

describe('the cutting guides', () => {
  it('ticking "Trim and bleed" adds 3 mm of bleed to the preview', async () => {
    const { user } = await openJharokha();
    expect(await findPreview()).toHaveAttribute('viewBox', '0 0 148 210');

    await user.click(screen.getByRole('checkbox', { name: 'Trim and bleed' }));

    expect(await findPreview()).toHaveAttribute('viewBox', '-3 -3 154 216');
    expect(screen.getByText(/^We cut the sheet here and print 3 mm beyond it/)).toBeVisible();
  });

  it('explains the safe area when the shopper ticks "Safe area"', async () => {
    const { user } = await openJharokha();

    await user.click(screen.getByRole('checkbox', { name: 'Safe area' }));

    expect(screen.getByText('All words stay inside this line, 5 mm from the cut.')).toBeVisible();
    expect(await findPreview()).toHaveAttribute('viewBox', '0 0 148 210');
  });

  it('the trim and bleed guides can be hidden with the keyboard', async () => {
    const { user } = await openJharokha();
    const trim = screen.getByRole('checkbox', { name: 'Trim and bleed' });
    trim.focus();
    await user.keyboard(' ');
    expect(trim).toBeChecked();

    await user.keyboard(' ');

    expect(await findPreview()).toHaveAttribute('viewBox', '0 0 148 210');
    expect(screen.queryByText(/the bleed/)).not.toBeInTheDocument();
  });
});

describe('a business card', () => {
  it('shows a labelled preview for each side of a business card', async () => {
    openEditor(CARD);

    expect(await findPreview(/^Preview of your card, front: /)).toBeVisible();
    expect(await findPreview(/^Preview of your card, back: /)).toBeVisible();
  });

  it('shows an uploaded logo in place of the company name', async () => {
    acceptUploads(printFile({ type: 'png', name: 'logo.png', pages: null, pageSize: null, preview: [] }));
    const { user } = openEditor(CARD);
    const front = await findPreview(/^Preview of your card, front: /);
    expect(front.querySelector('image')).toBeNull();

    await user.upload(
      await screen.findByLabelText('Your logo'),
      new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'logo.png'),
    );

    await waitFor(() => expect(front.querySelector('image')).toHaveAttribute('href', printFile().image));
  });
});

describe('the design on paper', () => {
  const CARD_PHOTO = 'A card with a deckle edge on a brown envelope, on a wooden table.';
  const onPaper = () => findPreview(/^Preview of Jharokha on paper: /);

  async function openOnPaper() {
    const page = await openJharokha();
    await page.user.click(screen.getByRole('button', { name: 'See it on paper' }));
    await onPaper();
    return page;
  }

  it('the photo of the card shows the text that the shopper types', async () => {
    const { user } = await openOnPaper();

    await user.type(await findField('Bride’s name'), 'Asha');

    expect(await within(await onPaper()).findByText('Asha')).toHaveAttribute('data-field', 'brideName');
    expect(screen.getByRole('img', { name: CARD_PHOTO })).toBeVisible();
    expect(screen.getByText('Sample text')).toBeVisible();
  });

  it('a shopper can switch between the paper and flat previews with the keyboard', async () => {
    const { user } = await openJharokha();
    screen.getByRole('button', { name: 'See it on paper' }).focus();

    await user.keyboard('{Enter}');
    await onPaper();
    expect(screen.getByRole('button', { name: 'See it flat' })).toHaveFocus();
    expect(screen.queryByRole('checkbox', { name: 'Safe area' })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');

    expect(await findPreview(/^Preview of Jharokha: /)).toBeVisible();
    expect(screen.queryByRole('img', { name: CARD_PHOTO })).not.toBeInTheDocument();
  });

  it('the paper preview shows both sides of a business card', async () => {
    const { user } = openEditor(CARD);

    await user.click(await screen.findByRole('button', { name: 'See it on paper' }));

    expect(await findPreview(/^Preview of your card, front on paper: /)).toBeVisible();
    expect(await findPreview(/^Preview of your card, back on paper: /)).toBeVisible();
  });

  it('the flat preview is shown again if the picture of the card fails to load', async () => {
    const { host } = await openOnPaper();

    fireEvent.error(screen.getByRole('img', { name: CARD_PHOTO }));

    expect(await findPreview(/^Preview of Jharokha: /)).toBeVisible();
    expect(host.toasts).toEqual([{ text: 'We couldn’t load the paper preview. Please try again.', tone: 'error' }]);
  });
});

describe('the strip on a phone', () => {
  let setInView: (isInView: boolean) => void;

  beforeEach(() => {
    setInView = () => {};
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      const observer = { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
      setInView = (isIntersecting) =>
        act(() =>
          callback(
            [{ isIntersecting, intersectionRatio: Number(isIntersecting) } as IntersectionObserverEntry],
            observer,
          ),
        );
      return observer;
    });
  });

  const getStrip = () => screen.getByRole('button', { name: 'Show the whole preview' });

  it('shows the small preview only while the main preview is out of view', async () => {
    await openJharokha();
    expect(screen.queryByRole('button', { name: 'Show the whole preview' })).not.toBeInTheDocument();

    setInView(false);
    expect(getStrip()).toBeVisible();
    setInView(true);

    expect(screen.queryByRole('button', { name: 'Show the whole preview' })).not.toBeInTheDocument();
  });

  it('the small preview shows the part of the card that contains the focused field’s text', async () => {
    const { user } = await openJharokha();
    setInView(false);
    const bandFor = async (name: string) => {
      await user.click(await findField(name));
      return getStrip().querySelector('svg')?.getAttribute('viewBox');
    };

    const bride = await bandFor('Bride’s name');
    const venue = await bandFor('Venue');

    expect(bride).toMatch(/^0 \S+ 148 /);
    expect(Number(venue?.split(' ')[1])).toBeGreaterThan(Number(bride?.split(' ')[1]));
  });

  it('clicking the small preview opens the full preview', async () => {
    const { user } = await openJharokha();
    setInView(false);

    await user.click(getStrip());

    const dialog = within(screen.getByRole('dialog', { name: 'Jharokha' }));
    expect(dialog.getByRole('img', { name: /^Preview of Jharokha/ })).toBeVisible();
  });
});

describe('sharing', () => {
  it('asks the shopper to fill in the required fields before sharing', async () => {
    const { user, host } = await openJharokha();

    await user.click(screen.getByRole('button', { name: 'Share as an image' }));

    expect(host.toasts).toEqual([
      {
        text: 'Fill in the required fields first. Otherwise, the picture would show our example text.',
        tone: 'info',
      },
    ]);
  });

  it('shows an error if the image to share cannot be created', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user, host } = await openJharokha();
    await fillRequiredFields();
    await screen.findByText(/^This is what we will print/);

    await user.click(screen.getByRole('button', { name: 'Share as an image' }));

    await waitFor(() =>
      expect(host.toasts).toEqual([{ text: 'We couldn’t create the picture. Please try again.', tone: 'error' }]),
    );
  });
});
