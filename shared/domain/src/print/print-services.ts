import type { PrintField, PrintFieldKind } from './print-field.ts';
import { MAXIMUM_PRINT_QUANTITY, type PrintService, type PrintServiceId } from './print-service.ts';

type Particulars = Partial<Omit<PrintField, 'name' | 'label' | 'kind' | 'group'>>;

const LONGEST: Record<PrintFieldKind, number> = {
  text: 80,
  'long-text': 600,
  date: 10,
  time: 5,
  number: 5,
  choice: 40,
  email: 254,
  phone: 20,
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

const required = { required: true } as const;
const choice = (name: string, label: string, choices: readonly string[], more: Particulars = {}) =>
  field(name, label, 'choice', { required: true, choices, ...more });

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
    field('date', 'Date', 'date', required),
    field('time', 'Time', 'time', required),
    field('venue', 'Venue', 'text', {
      required: true,
      longest: 160,
      help: 'Name and address, as guests shall read it.',
    }),
    field('rsvp', 'RSVP', rsvpKind, {
      required: isRsvpRequired,
      help: rsvpKind === 'text' ? 'A phone number, an e-mail address, a name.' : 'A phone number or an e-mail address.',
    }),
  );

const touches = (notes = 'notes') =>
  group(
    'touches',
    field('themeColors', 'Theme colours', 'text', {
      help: 'Such as sage and ivory. The design takes them up where it can.',
    }),
    field('hostedBy', 'Hosted by', 'text'),
    field(notes, 'Notes', 'long-text', { longest: 300, help: 'A line for the card, or a wish for us.' }),
  );

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
        field('brideName', 'Bride’s name', 'text', { required: true, longest: 60 }),
        field('groomName', 'Groom’s name', 'text', { required: true, longest: 60 }),
      ),
      ...occasion(),
      ...group('touches', field('extraNotes', 'Extra notes', 'long-text', { longest: 300 })),
    ],
  },
  {
    ...INVITATION,
    id: 'babyshower',
    title: 'Customize Your Baby Shower Invitation',
    lineTitle: 'Baby shower invitation',
    signInPrompt: TO_ORDER,
    groups: [{ id: 'people', title: 'Who is expecting?' }, OCCASION_GROUP, TOUCHES_GROUP],
    fields: [...group('people', field('parentsToBe', 'Parents-to-be', 'text', required)), ...occasion(), ...touches()],
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
        field('honoreeName', 'Name', 'text', { required: true, longest: 60 }),
        field('age', 'Age', 'number', { minimum: 1, maximum: 120, longest: 3, help: 'If it shall stand on the card.' }),
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
        field('coupleNames', 'Names of the couple', 'text', required),
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
        choice('size', 'Size', ['A4', 'A5', 'Square', 'Custom'], { help: 'Custom: write the size into the notes.' }),
        choice('coverType', 'Cover', ['Hardcover', 'Softcover']),
        field('customTitle', 'Title on the cover', 'text', { longest: 80 }),
      ),
      ...group('file', field('pages', 'Pages', 'number', { required: true, minimum: 1, maximum: 1000, longest: 4 })),
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
        field('customTitle', 'Title', 'text', { longest: 80 }),
      ),
      ...group(
        'paper',
        choice('size', 'Size', ['A4', 'A3', 'Custom'], { help: 'Custom: write the size into the notes.' }),
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
      { id: 'thing', title: 'What shall we print on?' },
      { id: 'design', title: 'What shall stand on it?' },
      WISHES_GROUP,
    ],
    fields: [
      ...group(
        'thing',
        choice('printType', 'Print type', ['Poster', 'Mug', 'T-Shirt', 'Banner', 'Custom']),
        field('size', 'Size', 'text', { longest: 40, help: 'Such as A3 or 60 x 90 cm, for a T-shirt M.' }),
        field('material', 'Material', 'text', { longest: 60 }),
      ),
      ...group('design', field('customText', 'Text', 'text', { longest: 200 })),
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
        field('fullName', 'Full name', 'text', { required: true, longest: 60, fills: 'name' }),
        field('jobTitle', 'Job title', 'text', { longest: 60, fills: 'organization-title' }),
        field('companyName', 'Company', 'text', { longest: 60, fills: 'organization' }),
        field('phoneNumber', 'Phone number', 'phone', { required: true, fills: 'tel' }),
        field('email', 'E-mail', 'email', { required: true, fills: 'email' }),
        field('website', 'Website', 'web-address', { fills: 'url' }),
        field('address', 'Address', 'text', { longest: 160, fills: 'street-address' }),
        field('tagline', 'Tagline', 'text', { longest: 80 }),
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
      { id: 'printing', title: 'How shall it be printed?' },
      WISHES_GROUP,
    ],
    fields: [
      ...group('file', field('pages', 'Pages', 'number', { required: true, minimum: 1, maximum: 1000, longest: 4 })),
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
