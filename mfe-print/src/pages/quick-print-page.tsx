import { PRINT_SERVICES } from '@kaagazz/domain/print';

import { paths } from '../paths.ts';
import { FileOrderPage } from './file-order-page.tsx';

/** /quick-print: bulk copies of a document (specification §2). */
export function QuickPrintPage() {
  return (
    <FileOrderPage
      service={PRINT_SERVICES['quick-print']}
      name="Quick print"
      path={paths.quickPrint}
      description="Bulk copies of documents from 50 on: course notes, manuals and programmes, printed and packed in one run."
      introduction="Course notes, manuals, programmes: minimum 50 copies of your document, printed and packed in one run."
    />
  );
}
