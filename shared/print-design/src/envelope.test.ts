import { DESIGNS, drawEnvelope, envelopeProblem, forGuest, hasAddressedEnvelopes, loadDesign, SAFE } from './index.ts';
import { measureWithFonts } from './server/index.ts';

const measure = measureWithFonts();
const INVITATIONS = DESIGNS.filter(({ service }) => service !== 'business-cards' && service !== 'certificates');
const GUESTS = [
  { name: 'Asha', otherName: '', address: '' },
  { name: 'मीरा जोशी', otherName: 'Meera Joshi', address: 'मकान नं. १२, रिज रोड, सिविल लाइंस, जयपुर, राजस्थान ३०२००६' },
  {
    name: 'Venkataraghavan Ramanathapuram Subramaniam and family',
    otherName: 'वेंकटराघवन रामनाथपुरम',
    address:
      'Flat 1204, Sri Ramanathaswamy Residency, 142 Rameswaram Temple Car Street, Opposite Kapaleeshwarar Temple, Mylapore, Chennai, Tamil Nadu 600004',
  },
];

describe.each(INVITATIONS)('an addressed envelope of $service $id', ({ service, id, width, height }) => {
  it.each(GUESTS)('the name and full address of $name are shown inside the safe area', async (guest) => {
    const design = await loadDesign(service, id);

    const envelope = drawEnvelope(guest, design.draw(forGuest(design.sample, guest), measure), measure);

    expect(envelopeProblem(envelope, guest)).toBeNull();
    expect([envelope.width, envelope.height]).toEqual([Math.max(width, height) + 8, Math.min(width, height) + 8]);
    for (const shape of envelope.shapes) {
      if (shape.kind !== 'text') throw new Error('an envelope has only text');
      expect(shape.x).toBeGreaterThan(SAFE);
      expect(shape.x + measure(shape.text, shape.font, shape.size)).toBeLessThan(envelope.width - SAFE);
      expect(shape.y + shape.size / 2).toBeLessThan(envelope.height - SAFE);
    }
  });
});

it('rejects an address that fits on its envelope only if a word is broken', async () => {
  const design = await loadDesign('babyshower', '2');
  const problemWith = (address: string) => {
    const guest = { name: 'Asha', otherName: '', address };
    return envelopeProblem(drawEnvelope(guest, design.draw(design.sample, measure), measure), guest);
  };

  expect(problemWith('12 Ridge Road, Jaipur 302001')).toBeNull();
  expect(problemWith('W'.repeat(160))).toBe('The address is too long for the envelope. Shorten it.');
});

it('prints addresses on envelopes only if the shopper has chosen addressed envelopes', () => {
  expect(hasAddressedEnvelopes({ envelopes: 'Addressed' })).toBe(true);
  expect(hasAddressedEnvelopes({ envelopes: 'Plain' })).toBe(false);
  expect(hasAddressedEnvelopes({})).toBe(false);
});
