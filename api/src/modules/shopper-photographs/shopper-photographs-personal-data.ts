import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { deletePhotographsOfBuyer, photographsOfBuyer } from './shopper-photographs.repository.ts';

export const shopperPhotographsPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const photographs = await photographsOfBuyer(database, id);
    return {
      photographs: photographs.map(({ orderId: _orderId, position: _position, ...photograph }) => photograph),
    };
  },
  forget: (tx, { id }) => deletePhotographsOfBuyer(tx, id),
};
