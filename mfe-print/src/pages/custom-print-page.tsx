import { PRINT_SERVICES } from '@kaagazz/domain/print';

import { paths } from '../paths.ts';
import { FileOrderPage } from './file-order-page.tsx';

/** /custom-print: posters, mugs, T-shirts, banners (specification §2). */
export function CustomPrintPage() {
  return (
    <FileOrderPage
      service={PRINT_SERVICES['custom-print']}
      name="Custom print"
      path={paths.customPrint}
      description="Posters, banners, mugs and T-shirts with your drawing, your logo or your words on them, printed in Delhi."
      introduction="Posters, banners, mugs and T-shirts with your drawing, your logo or your words. Anything else: tell us, and we send you a price."
    />
  );
}
