import fc from 'fast-check';

import { indianState, leviesTerritoryTax, stateOfAddress } from './indian-state.ts';

describe('stateOfAddress', () => {
  it.each([
    ['12 Shanti Marg\nNew Delhi 110001', 'Delhi'],
    ['4 Delhi Road, Gurugram 122 001', 'Haryana'],
    ['Flat 9, MG Road, Bengaluru - 560001', 'Karnataka'],
    ['21 Beach Road, Panaji, Goa 403001', 'Goa'],
    ['Upper Bazaar, Ranchi 834001', 'Jharkhand'],
    ['Police Bazaar, Shillong 793001', 'Meghalaya'],
    ['Main Street, Roorkee, Uttarakhand 247667', 'Uttarakhand'],
    ['Main Street, Saharanpur 247001', 'Uttar Pradesh'],
    ['House 4, Sector 17, Chandigarh 160017', 'Chandigarh'],
    ['7 Park Street, Kolkata, WEST BENGAL', 'West Bengal'],
    ['Punjab Bakery, Carter Road, Mumbai, Maharashtra', 'Maharashtra'],
  ])('finds in the address %j the state %s', (address, name) => expect(stateOfAddress(address)?.name).toBe(name));

  it.each(['', '12 Lodhi Road', 'House 1234567, Lane 8', '99 Somewhere 990000'])(
    'finds no state in the address %j',
    (address) => expect(stateOfAddress(address)).toBeUndefined(),
  );

  it('looking up the state in an address never throws', () => {
    fc.assert(fc.property(fc.string(), (address) => expect(() => stateOfAddress(address)).not.toThrow()));
  });
});

it('finds an Indian state by its name or code', () => {
  expect(indianState(' delhi ')).toEqual({ code: '07', name: 'Delhi' });
  expect(indianState('27')?.name).toBe('Maharashtra');
  expect(indianState('Atlantis')).toBeUndefined();
});

it('applies UTGST instead of SGST in union territories without a legislature', () => {
  const withUtgst = ['Chandigarh', 'Ladakh', 'Delhi', 'Puducherry'].filter((name) => {
    const state = indianState(name);
    return state && leviesTerritoryTax(state);
  });
  expect(withUtgst).toEqual(['Chandigarh', 'Ladakh']);
});
