import fc from 'fast-check';

import { indianState, leviesTerritoryTax, stateOfAddress } from './indian-state.ts';

describe('the state that an address lies in', () => {
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
  ])('of %j is %s', (address, name) => expect(stateOfAddress(address)?.name).toBe(name));

  it.each(['', '12 Lodhi Road', 'House 1234567, Lane 8', '99 Somewhere 990000'])('is not guessed for %j', (address) =>
    expect(stateOfAddress(address)).toBeUndefined(),
  );

  it('is looked for in whatever was typed', () => {
    fc.assert(fc.property(fc.string(), (address) => expect(() => stateOfAddress(address)).not.toThrow()));
  });
});

it('is known by name in any letter case and by its code', () => {
  expect(indianState(' delhi ')).toEqual({ code: '07', name: 'Delhi' });
  expect(indianState('27')?.name).toBe('Maharashtra');
  expect(indianState('Atlantis')).toBeUndefined();
});

it('levies a territory’s tax where there is no parliament', () => {
  const levies = ['Chandigarh', 'Ladakh', 'Delhi', 'Puducherry'].filter((name) => {
    const state = indianState(name);
    return state && leviesTerritoryTax(state);
  });
  expect(levies).toEqual(['Chandigarh', 'Ladakh']);
});
