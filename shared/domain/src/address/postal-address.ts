export interface PostalAddress {
  /** House and street. */
  address: string;
  landmark: string;
  pin: string;
  city: string;
  state: string;
}

export interface PinCodeArea {
  pin: string;
  states: string[];
  city: string | null;
}

const LANDMARK = 'Landmark: ';
const LAST_LINE = /^(.+), ([^,\d]+) ([1-9]\d{5})$/;

export function isPinCode(text: string): boolean {
  return /^[1-9]\d{2} ?\d{3}$/.test(text.trim());
}

/**
 * Returns the last PIN code in the text, without spaces, or an empty string if there is no PIN
 * code.
 */
export function pinCodeIn(text: string): string {
  return (
    text
      .match(/(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g)
      ?.at(-1)
      ?.replace(' ', '') ?? ''
  );
}

/**
 * Joins the parts of an address with line breaks. Omits city, state and PIN code if `address`
 * already contains the same PIN code.
 */
export function joinAddress(parts: PostalAddress): string {
  const { address, landmark, city, state } = trimmed(parts);
  const pin = parts.pin.replaceAll(/\s/g, '');
  const place = [[city, state].filter(Boolean).join(', '), pin].filter(Boolean).join(' ');
  const isComplete = pin !== '' && pinCodeIn(address) === pin;
  return [address, landmark && LANDMARK + landmark, isComplete ? '' : place].filter(Boolean).join('\n');
}

/** Reverses `joinAddress`. If `text` isn't a joined address, the whole text becomes the street. */
export function splitAddress(text: string): PostalAddress {
  const lines = text.trim().split('\n');
  const [, city = '', state = '', pin = ''] = (lines.length > 1 && LAST_LINE.exec(lines.at(-1) ?? '')) || [];
  if (pin) lines.pop();
  const landmark = lines.length > 1 && lines.at(-1)?.startsWith(LANDMARK) ? lines.pop() : undefined;
  const address = lines.join('\n');
  return { address, landmark: landmark?.slice(LANDMARK.length) ?? '', pin: pin || pinCodeIn(address), city, state };
}

export function addressDoubts(parts: PostalAddress, area: PinCodeArea | undefined): string[] {
  const { address, state } = trimmed(parts);
  const pin = parts.pin.replaceAll(/\s/g, '');
  const other = pinCodeIn(address);
  const doubts: string[] = [];
  if (address !== '' && !/\d/.test(address)) doubts.push('The address has no house, flat or plot number.');
  if (pin && other && other !== pin) doubts.push(`The address has two PIN codes, ${other} and ${pin}.`);
  if (area?.pin !== pin) return doubts;
  const [likely] = area.states;
  if (!likely) doubts.push(`We don’t know the PIN code ${pin}.`);
  else if (state && !area.states.some((name) => name.toLowerCase() === state.toLowerCase())) {
    doubts.push(`The PIN code ${pin} is in ${likely}, not in ${state}.`);
  }
  return doubts;
}

function trimmed(parts: PostalAddress): PostalAddress {
  const { address, landmark, pin, city, state } = parts;
  return {
    address: address.trim(),
    landmark: landmark.trim(),
    pin: pin.trim(),
    city: city.trim(),
    state: state.trim(),
  };
}
