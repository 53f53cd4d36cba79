export interface IndianState {
  /** First two digits of a GSTIN. */
  code: string;
  name: string;
}

/**
 * `*` marks union territories without a legislature. In these territories, UTGST applies instead of
 * SGST.
 */
const STATES =
  '01 Jammu and Kashmir;02 Himachal Pradesh;03 Punjab;04*Chandigarh;05 Uttarakhand;06 Haryana;07 Delhi;08 Rajasthan;09 Uttar Pradesh;10 Bihar;11 Sikkim;12 Arunachal Pradesh;13 Nagaland;14 Manipur;15 Mizoram;16 Tripura;17 Meghalaya;18 Assam;19 West Bengal;20 Jharkhand;21 Odisha;22 Chhattisgarh;23 Madhya Pradesh;24 Gujarat;26*Dadra and Nagar Haveli and Daman and Diu;27 Maharashtra;29 Karnataka;30 Goa;31*Lakshadweep;32 Kerala;33 Tamil Nadu;34 Puducherry;35*Andaman and Nicobar Islands;36 Telangana;37 Andhra Pradesh;38*Ladakh';

/** State codes by PIN code prefix, most likely state first. */
const PIN_CODES =
  '11:07 12:06 13:06 14:03 15:03 16:03 160:04,03 17:02 18:01 19:01 194:38 20:09 21:09 22:09 23:09 24:09 244:09,05 246:05,09 247:09,05 248:05 249:05 25:09 26:09 262:09,05 263:05 27:09 28:09 30:08 31:08 32:08 33:08 34:08 36:24 362:24,26 37:24 38:24 39:24 396:24,26 40:27 403:30 41:27 42:27 43:27 44:27 45:23 46:23 47:23 48:23 49:22 50:36 51:37 52:37 53:37 533:37,34 56:29 57:29 58:29 59:29 60:33 605:34,33 607:33,34 609:33,34 61:33 62:33 63:33 64:33 67:32 673:32,34 68:32 682:32,31 69:32 70:19 71:19 72:19 73:19 737:11 74:19 744:35 75:21 76:21 77:21 78:18 790:12 791:12 792:12 793:17 794:17 795:14 796:15 797:13 798:13 799:16 80:10 81:10 814:20 815:20 816:20 82:20 821:10 823:10 824:10 83:20 84:10 85:10';

const PIN_CODE = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g;

export function indianState(nameOrCode: string): IndianState | undefined {
  const wanted = nameOrCode.trim().toLowerCase();
  return states().find(({ code, name }) => code === wanted || name.toLowerCase() === wanted);
}

export function leviesTerritoryTax({ code }: IndianState): boolean {
  return STATES.includes(`${code}*`);
}

/**
 * Finds the state by PIN code. If the PIN code is ambiguous or missing, uses the last state named
 * in the address.
 */
export function stateOfAddress(address: string): IndianState | undefined {
  const pin = address.match(PIN_CODE)?.at(-1);
  const possible = pin === undefined ? [] : statesOfPin(pin);
  if (possible.length === 1) return possible[0];
  return lastNamed(address, possible.length > 0 ? possible : states()) ?? possible[0];
}

function states(): IndianState[] {
  return STATES.split(';').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));
}

export function statesOfPin(pin: string): IndianState[] {
  const regions = new Map(PIN_CODES.split(' ').map((entry) => entry.split(':') as [string, string]));
  const codes = regions.get(pin.slice(0, 3)) ?? regions.get(pin.slice(0, 2)) ?? '';
  return codes.split(',').flatMap((code) => indianState(code) ?? []);
}

function lastNamed(address: string, among: readonly IndianState[]): IndianState | undefined {
  const text = address.toLowerCase();
  const placed = among.map((state) => ({ state, at: text.lastIndexOf(state.name.toLowerCase()) }));
  return placed.filter(({ at }) => at >= 0).sort((one, other) => other.at - one.at)[0]?.state;
}
