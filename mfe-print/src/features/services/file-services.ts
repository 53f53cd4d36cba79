import book from '../../illustrations/book.svg';
import certificate from '../../illustrations/certificate.svg';
import businessCard from '../../illustrations/business-card.svg';
import quickPrint from '../../illustrations/quick-print.svg';
import customPrint from '../../illustrations/custom-print.svg';
import texts from './file-services.json';
import type { ServiceListing } from './service-listing.ts';

const PICTURES = [
  { id: 'printbook', picture: book },
  { id: 'certificates', picture: certificate },
  { id: 'business-cards', picture: businessCard },
  { id: 'quick-print', picture: quickPrint },
  { id: 'custom-print', picture: customPrint },
] as const;

export const FILE_SERVICES: readonly (ServiceListing & { picture: string })[] = PICTURES.map((service) => ({
  ...service,
  ...texts[service.id],
}));
