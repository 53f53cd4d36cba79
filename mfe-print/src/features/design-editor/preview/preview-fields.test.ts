import { PRINT_SERVICES } from '@kaagazz/domain/print';

import { previewFields } from './preview-fields.ts';

const { marriage } = PRINT_SERVICES;
const BUSINESS_CARDS = PRINT_SERVICES['business-cards'];
const SAMPLE = {
  brideName: 'Asha',
  groomName: 'Ravi',
  date: '2027-02-14',
  time: '19:30',
  venue: 'Neem Court',
  rsvp: '98100 00000',
};
const REQUIRED = { brideName: 'Meera', groomName: 'Arjun', date: '2027-01-24', time: '09:15', venue: 'Rice Mill' };

it('shows only sample text for an empty form', () => {
  expect(previewFields(marriage, {}, SAMPLE)).toEqual({ fields: SAMPLE, samples: new Set(Object.keys(SAMPLE)) });
});

it('replaces a field’s sample text once the field is filled in', () => {
  const { fields, samples } = previewFields(marriage, { brideName: 'Meera' }, SAMPLE);

  expect(fields).toMatchObject({ brideName: 'Meera', groomName: 'Ravi' });
  expect(samples.has('brideName')).toBe(false);
  expect(samples.has('groomName')).toBe(true);
});

it('treats blank text as empty', () => {
  expect(previewFields(marriage, { brideName: '   ' }, SAMPLE).fields.brideName).toBe('Asha');
});

it('shows no sample text once all required fields are filled in', () => {
  expect(previewFields(marriage, REQUIRED, SAMPLE)).toEqual({ fields: REQUIRED, samples: new Set() });
});

it.each(Object.keys(REQUIRED))('still shows examples if %s is missing', (name) => {
  expect(previewFields(marriage, { ...REQUIRED, [name]: '' }, SAMPLE).samples).toContain(name);
});

it('hides the sample text once all required text is filled in, even if a choice is missing', () => {
  const typed = Object.fromEntries(
    BUSINESS_CARDS.fields.filter(({ required, kind }) => required && kind !== 'choice').map(({ name }) => [name, 'x']),
  );

  expect(previewFields(BUSINESS_CARDS, typed, { fullName: 'Nandini Rao', tagline: 'Leaves' }).samples.size).toBe(0);
});
