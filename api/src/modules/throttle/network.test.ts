import fc from 'fast-check';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('networkOf(%s) returns %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('all addresses in an IPv6 /64 count as one network', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (network, host) => {
        fc.pre(network.some((part) => part !== 0));
        const [one, other] = [
          [...network, ...host],
          [...network, 0, 0, 0, 1],
        ];
        const padded = one.map((part) => part.toString(16).padStart(4, '0').toUpperCase()).join(':');

        expect(networkOf(padded)).toBe(networkOf(other.map((part) => part.toString(16)).join(':')));
      },
    ),
  );
});
