import { toRupees } from '@kaagazz/domain';
import type { PersonalDataHolder } from '../../../personal-data-holder.ts';
import { forgetAddressesOf, lockLinksOf, unpaidLinksOf } from './link-records.ts';

export const paymentLinksPersonalData: PersonalDataHolder = {
  async sections(database, person) {
    const unpaid = await unpaidLinksOf(database, person);
    return {
      paymentLinks: unpaid.map(({ link, attempt: { id, lines, total, shippingAddress } }) => ({
        id,
        createdAt: link.createdAt,
        validUntil: link.validUntil,
        lines: lines.map(({ unitPrice, ...line }) => ({ ...line, price: toRupees(unitPrice) })),
        total: toRupees(total),
        shippingAddress,
      })),
    };
  },
  lock: lockLinksOf,
  forget: forgetAddressesOf,
};
