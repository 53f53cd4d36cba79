import { PRINT_SERVICES } from '@kaagazz/domain/print';

import { paths } from '../paths.ts';
import { FileOrderPage } from './file-order-page.tsx';

/** /printbook: a book of the shopper's own pages (specification §2). */
export function PrintBookPage() {
  return (
    <FileOrderPage
      service={PRINT_SERVICES.printbook}
      name="Print book"
      path={paths.printBook}
      description="Photo albums, travel journals and story books from your PDF or Word file, bound by hand in Delhi on tree-free paper."
      introduction="Your pictures, your journey or your grandmother’s stories, bound so that they open flat. Send us the pages; we show you a proof before you pay."
    />
  );
}
