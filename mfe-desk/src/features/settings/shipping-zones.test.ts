import { zonesIn, zonesProblem, zonesText } from './shipping-zones.ts';

const DELHI = { name: 'Delhi', pins: ['110'], flatFee: 59.5, perKg: 0 };
const ZONES = [{ name: 'North East', pins: ['78', '79'], flatFee: 180, perKg: 40 }, DELHI];

describe('shipping zones as text', () => {
  it('shipping zones written as text are parsed back unchanged', () => {
    expect(zonesIn(zonesText(ZONES))).toEqual(ZONES);
    expect(zonesProblem(zonesText(ZONES))).toBeUndefined();
  });

  it('the fee per kilogram of a shipping zone is optional, and empty lines are skipped', () => {
    expect(zonesIn('\n Delhi; 110 ;59.5\n\n')).toEqual([DELHI]);
  });

  it.each(['Delhi', 'Delhi; 110', 'Delhi; ; 50', 'Delhi; 011; 50', 'Delhi; 110; fifty', 'Delhi; 110; 50; 0; 1'])(
    'a message names the line %j, which is not a zone',
    (line) => expect(zonesProblem(`North East; 78; 180\n${line}`)).toContain(`“${line}”`),
  );
});
