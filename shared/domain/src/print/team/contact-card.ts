type CardFields = Readonly<Record<string, string>>;

/**
 * Maximum size of a vCard in bytes. Phones can't reliably read a printed QR code that contains more
 * data.
 */
export const LARGEST_CONTACT_CARD = 450;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, '\\n');

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

export function contactCard(fields: CardFields): string {
  const { fullName = '', phoneNumber = '', email = '' } = fields;
  const { companyName = '', jobTitle = '', website = '', address = '' } = fields;
  const words = fullName.split(' ');
  const [family, given] = words.length > 1 ? [words.at(-1) ?? '', words.slice(0, -1).join(' ')] : ['', fullName];
  const needed = [
    `N:${escaped(family)};${escaped(given)};;;`,
    `FN:${escaped(fullName)}`,
    phoneNumber && `TEL:${escaped(phoneNumber)}`,
    email && `EMAIL:${escaped(email)}`,
  ];
  const optional = [
    companyName && `ORG:${escaped(companyName)}`,
    jobTitle && `TITLE:${escaped(jobTitle)}`,
    // Don't escape the website, because the vCard format treats it as a URI and not as text.
    website && `URL:${website}`,
    address && `ADR:;;${escaped(address)};;;;`,
  ];
  const cards = optional.map((_, index) => vCard([...needed, ...optional.slice(0, optional.length - index)]));
  return cards.find((card) => sizeOf(card) <= LARGEST_CONTACT_CARD) ?? vCard(needed);
}

/** Returns an error message if the contact details don't fit into a QR code, or null if they do. */
export function contactCodeProblem(fields: CardFields): string | null {
  if (!fields.contactCode || sizeOf(contactCard(fields)) <= LARGEST_CONTACT_CARD) return null;
  return 'These contact details are too long for a QR code. Shorten the email address.';
}

function vCard(lines: readonly string[]): string {
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines.filter(Boolean), 'END:VCARD', ''].join('\r\n');
}
