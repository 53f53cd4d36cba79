import { PRINT_SERVICES } from '@kaagazz/domain/print';

import { paths } from '../paths.ts';
import { FileOrderPage } from './file-order-page.tsx';

/** /certificates: certificates of the shopper's own design (specification §2). */
export function CertificatesPage() {
  return (
    <FileOrderPage
      service={PRINT_SERVICES.certificates}
      name="Certificates"
      path={paths.certificates}
      description="Certificates for achievement, participation and completion, printed from your design on tree-free paper with weight."
      introduction="Paper with weight for something that took somebody effort. Send us your design; we show you a proof before you pay."
    />
  );
}
