import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { allCertificatesOf, deleteCertificatesOf } from './certificates.repository.ts';

export const certificatesPersonalData: PersonalDataHolder = {
  async sections(database, { id: userId }) {
    return { certificates: await allCertificatesOf(database, userId) };
  },
  async forget(tx, { id: userId }) {
    await deleteCertificatesOf(tx, userId);
  },
};
