import { servicePictures } from '../../illustrations/service-pictures.ts';
import texts from './file-services.json';
import type { ServiceListing } from './service-listing.ts';

const PICTURES = [
  { id: 'printbook', picture: servicePictures.books },
  { id: 'certificates', picture: servicePictures.certificates },
  { id: 'business-cards', picture: servicePictures.businessCards },
  { id: 'quick-print', picture: servicePictures.copies },
  { id: 'custom-print', picture: servicePictures.custom },
] as const;

type FileService = ServiceListing & { picture: (typeof servicePictures)[keyof typeof servicePictures] };

export const FILE_SERVICES: readonly FileService[] = PICTURES.map((service) => ({
  ...service,
  ...texts[service.id],
}));
