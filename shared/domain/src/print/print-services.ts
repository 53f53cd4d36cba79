import type { PrintField, PrintFieldKind } from './print-field.ts';
import { MAXIMUM_PRINT_QUANTITY } from '../cart.ts';
import type { PrintService, PrintServiceId } from './print-service.ts';

type Particulars = Partial<Omit<PrintField, 'name' | 'label' | 'kind' | 'group'>>;

const LONGEST: Record<PrintFieldKind, number> = {
  text: 80,
  'long-text': 600,
  date: 10,
  time: 5,
  number: 5,
  choice: 40,
  email: 254,
  phone: 24,
  'web-address': 200,
  'phone-or-email': 254,
};

/** Fields of one group. */
function group(id: string, ...fields: Omit<PrintField, 'group'>[]): PrintField[] {
  return fields.map((field) => ({ ...field, group: id }));
}

function field(name: string, label: string, kind: PrintFieldKind, more: Particulars = {}): Omit<PrintField, 'group'> {
  return { name, label, kind, required: false, longest: LONGEST[kind], ...more };
}

/** Words that stand on what is printed. */
const printed = (name: string, label: string, kind: PrintFieldKind, more: Particulars = {}) =>
  field(name, label, kind, { isPrinted: true, ...more });

const choice = (name: string, label: string, choices: readonly string[], more: Particulars = {}) =>
  field(name, label, 'choice', { required: true, choices, missing: `Choose one: ${choices.join(', ')}.`, ...more });

const TO_ORDER = 'Please login/signup to place an order';

const INVITATION = {
  piece: ['card', 'cards'],
  file: null,
  designs: ['1', '2', '3'],
  // E28
  quantity: { default: 50, minimum: 10, maximum: MAXIMUM_PRINT_QUANTITY },
  confirmation: 'Added to cart!',
  pricedByPage: false,
} as const;

const occasion = (isRsvpRequired = false, rsvpKind: PrintFieldKind = 'text') =>
  group(
    'occasion',
    field('date', 'Date', 'date', { required: true, missing: 'Tell us the date of the occasion.' }),
    field('time', 'Time', 'time', { required: true, missing: 'Tell us when it begins.' }),
    printed('venue', 'Venue', 'text', {
      required: true,
      longest: 160,
      missing: 'Tell us where it takes place.',
      help: 'Name and address, as your guests should read it.',
    }),
    printed('rsvp', 'RSVP', rsvpKind, {
      required: isRsvpRequired,
      missing: 'Tell us a phone number or an e-mail address where guests can answer.',
      help: `Where guests say that they come: ${rsvpKind === 'text' ? 'a name with a phone number, or an e-mail address' : 'a phone number or an e-mail address'}.`,
    }),
  );

const touches = (notes = 'notes') =>
  group(
    'touches',
    field('themeColors', 'Theme colours', 'text', {
      help: 'Such as sage and ivory. The design takes up the colours that it knows.',
    }),
    printed('hostedBy', 'Hosted by', 'text'),
    printed(notes, 'Notes', 'long-text', { longest: 300, help: 'A line for the card, or a wish for us.' }),
  );

const PAGES = field('pages', 'Pages', 'number', {
  required: true,
  minimum: 1,
  maximum: 1000,
  longest: 4,
  missing: 'Tell us how many pages your file has.',
  help: 'Of a PDF we count them for you.',
});

const OCCASION_GROUP = { id: 'occasion', title: 'When and where?' };
const TOUCHES_GROUP = { id: 'touches', title: 'Your own touches' };
const WISHES_GROUP = { id: 'wishes', title: 'Anything else we should know?' };

const ALL: readonly PrintService[] = [
  {
    ...INVITATION,
    id: 'marriage',
    title: 'Customize Your Marriage Invitation',
    lineTitle: 'Marriage invitation',
    signInPrompt: TO_ORDER,
    groups: [
      { id: 'people', title: 'Who is getting married?' },
      OCCASION_GROUP,
      { id: 'touches', title: 'A few words of your own' },
    ],
    fields: [
      ...group(
        'people',
        printed('brideName', 'Bride’s name', 'text', {
          required: true,
          longest: 60,
          missing: 'Tell us the bride’s name.',
        }),
        printed('groomName', 'Groom’s name', 'text', {
          required: true,
          longest: 60,
          missing: 'Tell us the groom’s name.',
        }),
      ),
      ...occasion(),
      ...group('touches', printed('extraNotes', 'Extra notes', 'long-text', { longest: 300 })),
    ],
  },
  {
    ...INVITATION,
    id: 'babyshower',
    title: 'Customize Your Baby Shower Invitation',
    lineTitle: 'Baby shower invitation',
    signInPrompt: TO_ORDER,
    groups: [{ id: 'people', title: 'Who is expecting?' }, OCCASION_GROUP, TOUCHES_GROUP],
    fields: [
      ...group(
        'people',
        printed('parentsToBe', 'Parents-to-be', 'text', {
          required: true,
          missing: 'Tell us the names of the parents-to-be.',
          help: 'Such as Meera & Arjun.',
        }),
      ),
      ...occasion(),
      ...touches(),
    ],
  },
  {
    ...INVITATION,
    id: 'birthday',
    title: 'Customize Your Birthday Invitation',
    lineTitle: 'Birthday invitation',
    signInPrompt: TO_ORDER,
    groups: [{ id: 'people', title: 'Whose birthday is it?' }, OCCASION_GROUP, TOUCHES_GROUP],
    fields: [
      ...group(
        'people',
        printed('honoreeName', 'Name', 'text', {
          required: true,
          longest: 60,
          missing: 'Tell us the name of who is celebrated.',
        }),
        field('age', 'Age', 'number', {
          minimum: 1,
          maximum: 120,
          longest: 3,
          help: 'If it should stand on the card.',
        }),
      ),
      ...occasion(),
      ...touches(),
    ],
  },
  {
    ...INVITATION,
    id: 'anniversary',
    title: 'Customize Your Anniversary Invitation',
    lineTitle: 'Anniversary invitation',
    signInPrompt: 'Please login/signup to add this theme to your cart',
    groups: [{ id: 'people', title: 'Who is celebrating?' }, OCCASION_GROUP, TOUCHES_GROUP],
    fields: [
      ...group(
        'people',
        printed('coupleNames', 'Names of the couple', 'text', {
          required: true,
          missing: 'Tell us the names of the couple.',
          help: 'Such as Sunita & Rajesh.',
        }),
        field('anniversaryYear', 'Anniversary', 'number', {
          minimum: 1,
          maximum: 100,
          longest: 3,
          help: 'How many years: 25 for the silver one.',
        }),
      ),
      ...occasion(true, 'phone-or-email'),
      ...touches(),
    ],
  },
  {
    id: 'printbook',
    title: 'Customize Your Print Book',
    lineTitle: 'Print book',
    piece: ['book', 'books'],
    groups: [{ id: 'book', title: 'What kind of book is it?' }, { id: 'file', title: 'Your pages' }, WISHES_GROUP],
    fields: [
      ...group(
        'book',
        choice('bookType', 'Book type', ['Photo Album', 'Travel Journal', 'Story Book', 'Custom']),
        choice('size', 'Size', ['A4', 'A5', 'Square', 'Custom'], {
          help: 'Custom: write the size into the notes, and we answer with a price.',
        }),
        choice('coverType', 'Cover', ['Hardcover', 'Softcover']),
        printed('customTitle', 'Title on the cover', 'text', { longest: 80 }),
      ),
      ...group('file', PAGES),
      ...group('wishes', field('notes', 'Notes', 'long-text')),
    ],
    file: {
      name: 'file',
      required: true,
      types: ['pdf', 'doc', 'docx'],
      missing: 'Please upload your book file before proceeding.',
    },
    designs: [],
    quantity: { default: 1, minimum: 1, maximum: MAXIMUM_PRINT_QUANTITY },
    confirmation: 'Book added to cart!',
    signInPrompt: TO_ORDER,
    pricedByPage: true,
  },
  {
    id: 'certificates',
    title: 'Customize Your Certificate',
    lineTitle: 'Certificate',
    piece: ['certificate', 'certificates'],
    groups: [
      { id: 'certificate', title: 'What is it for?' },
      { id: 'paper', title: 'How should it feel?' },
      { id: 'file', title: 'Your design' },
      WISHES_GROUP,
    ],
    fields: [
      ...group(
        'certificate',
        choice('certType', 'Certificate type', ['Achievement', 'Participation', 'Completion', 'Custom']),
        printed('customTitle', 'Title', 'text', { longest: 80 }),
      ),
      ...group(
        'paper',
        choice('size', 'Size', ['A4', 'A3', 'Custom'], {
          help: 'Custom: write the size into the notes, and we answer with a price.',
        }),
        choice('orientation', 'Orientation', ['Portrait', 'Landscape']),
        choice('paperType', 'Paper', ['Matte', 'Glossy', 'Textured']),
      ),
      ...group('wishes', field('notes', 'Notes', 'long-text')),
    ],
    file: {
      name: 'file',
      required: true,
      types: ['pdf', 'doc', 'docx', 'png', 'jpg'],
      missing: 'Please upload your certificate design file before proceeding.',
    },
    designs: [],
    quantity: { default: 1, minimum: 1, maximum: MAXIMUM_PRINT_QUANTITY },
    confirmation: 'Certificate order added to cart!',
    signInPrompt: TO_ORDER,
    pricedByPage: false,
  },
  {
    id: 'custom-print',
    title: 'Customize Your Print',
    lineTitle: 'Custom print',
    piece: ['piece', 'pieces'],
    groups: [
      { id: 'thing', title: 'What should we print on?' },
      { id: 'design', title: 'What should stand on it?' },
      WISHES_GROUP,
    ],
    fields: [
      ...group(
        'thing',
        choice('printType', 'Print type', ['Poster', 'Mug', 'T-Shirt', 'Banner', 'Custom'], {
          help: 'Custom: tell us in the notes what it is, and we answer with a price.',
        }),
        field('size', 'Size', 'text', {
          longest: 40,
          isPriced: true,
          help: 'A poster A4, A3, A2 or A1, a T-shirt S to XXL, a banner 2 x 3 ft. Any other size has its price on request.',
        }),
        field('material', 'Material', 'text', {
          longest: 60,
          help: 'If you have one in mind, such as cotton rag paper.',
        }),
      ),
      ...group(
        'design',
        printed('customText', 'Text', 'text', { longest: 200, help: 'What should stand on it, if anything.' }),
      ),
      ...group('wishes', field('notes', 'Notes', 'long-text')),
    ],
    file: {
      name: 'file',
      required: false,
      types: ['png', 'jpg', 'webp', 'svg', 'pdf'],
      missing: 'Please upload your design file before proceeding.',
    },
    designs: [],
    quantity: { default: 1, minimum: 1, maximum: MAXIMUM_PRINT_QUANTITY },
    confirmation: 'Custom print added to cart!',
    signInPrompt: TO_ORDER,
    pricedByPage: false,
  },
  {
    id: 'business-cards',
    title: 'Customize Your Business Card',
    lineTitle: 'Business cards',
    piece: ['card', 'cards'],
    groups: [
      { id: 'card', title: 'Card Information' },
      { id: 'printing', title: 'Printing Preferences' },
    ],
    fields: [
      ...group(
        'card',
        printed('fullName', 'Full name', 'text', {
          required: true,
          longest: 60,
          fills: 'name',
          missing: 'Tell us the name for the card.',
        }),
        printed('jobTitle', 'Job title', 'text', { longest: 60, fills: 'organization-title' }),
        printed('companyName', 'Company', 'text', { longest: 60, fills: 'organization' }),
        printed('phoneNumber', 'Phone number', 'phone', {
          required: true,
          fills: 'tel',
          missing: 'Tell us the phone number for the card.',
        }),
        printed('email', 'E-mail', 'email', {
          required: true,
          fills: 'email',
          missing: 'Tell us the e-mail address for the card.',
        }),
        printed('website', 'Website', 'web-address', { fills: 'url' }),
        printed('address', 'Address', 'text', { longest: 160, fills: 'street-address' }),
        printed('tagline', 'Tagline', 'text', { longest: 80 }),
      ),
      ...group(
        'printing',
        choice('cardType', 'Card type', ['Standard', 'Premium', 'Matte', 'Glossy']),
        choice('paperType', 'Paper', ['300 GSM', '400 GSM', 'Recycled']),
        field('notes', 'Notes', 'long-text'),
      ),
    ],
    file: {
      name: 'logoFile',
      required: false,
      types: ['png', 'jpg', 'webp', 'svg', 'pdf'],
      missing: 'Please upload your logo before proceeding.',
    },
    designs: [],
    quantity: { default: 100, minimum: 1, maximum: MAXIMUM_PRINT_QUANTITY },
    confirmation: 'Business card order added to cart!',
    signInPrompt: TO_ORDER,
    pricedByPage: false,
  },
  {
    id: 'quick-print',
    title: 'Quick Print (Bulk Orders)',
    lineTitle: 'Bulk print',
    piece: ['copy', 'copies'],
    groups: [
      { id: 'file', title: 'Your document' },
      { id: 'printing', title: 'How should it be printed?' },
      WISHES_GROUP,
    ],
    fields: [
      ...group('file', PAGES),
      ...group(
        'printing',
        choice('paperSize', 'Paper size', ['A4', 'A3', 'Letter']),
        choice('printSide', 'Print side', ['Single-Sided', 'Double-Sided']),
        choice('colorType', 'Color', ['Black & White', 'Color']),
      ),
      ...group('wishes', field('notes', 'Notes', 'long-text')),
    ],
    file: {
      name: 'file',
      required: true,
      types: ['pdf', 'doc', 'docx'],
      missing: 'Please upload your document before proceeding.',
    },
    designs: [],
    quantity: { default: 50, minimum: 50, maximum: MAXIMUM_PRINT_QUANTITY },
    confirmation: 'Bulk print order added to cart!',
    signInPrompt: TO_ORDER,
    pricedByPage: true,
  },
];

/** Every service of Print With Us with its documented fields, options and texts (specification §2, §3, §5; E28). */
export const PRINT_SERVICES = Object.fromEntries(ALL.map((service) => [service.id, service])) as Readonly<
  Record<PrintServiceId, PrintService>
>;

export function isPrintServiceId(id: string): id is PrintServiceId {
  return Object.hasOwn(PRINT_SERVICES, id);
}
