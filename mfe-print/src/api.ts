import { createRemoteApi } from '@kaagazz/contract';
import type { PrintFileType, PrintOption, PrintPriceRow, PrintServiceId } from '@kaagazz/domain/print';

/** A file that was sent and found good. */
export interface PrintFile {
  id: string;
  /** as the shopper calls it */
  name: string;
  /** bytes */
  size: number;
  type: PrintFileType;
  state: 'ready';
  /** of a PDF */
  pages: number | null;
  /** of the first page of a PDF, mm */
  pageSize: { width: number; height: number } | null;
  /** of a picture */
  pixels: { width: number; height: number } | null;
  /** SHA-256, hexadecimal */
  sha256: string;
  /** a small picture of it, as a data URL */
  image: string | null;
  /** its first pages, large, as data URLs */
  preview: string[];
}

/** Something printed to order, as it stands in the cart (E34). It never changes: an edit makes another one. */
export interface PrintLine {
  /** `print_...` */
  id: string;
  service: PrintServiceId;
  design: string | null;
  title: string;
  /** what was typed, by the documented names */
  fields: Record<string, string>;
  /** copies */
  quantity: number;
  /** rupees for one copy */
  price: number;
  /** a small picture as a data URL, or '' */
  image: string;
  options: PrintOption[];
  file: PrintFile | null;
  proof: { sha256: string; approvedAt: string | null };
  state: 'cart' | 'removed' | 'ordered';
  /** its form, filled in */
  editPath: string;
  proofPath: string;
  createdAt: string;
}

/** The merchant may change a price at any time; the server has the last word. */
const PRICES_ARE_KEPT_S = 5 * 60;

/** The data client of Print With Us with what every page of it shows; forms and proof add their own calls when they load. */
export const printApi = createRemoteApi('print').injectEndpoints({
  endpoints: (build) => ({
    prices: build.query<PrintPriceRow[], PrintServiceId>({
      query: (service) => `/print/prices/${service}`,
      transformResponse: (answer: { rows: PrintPriceRow[] }) => answer.rows,
      keepUnusedDataFor: PRICES_ARE_KEPT_S,
    }),
    /** where the prices of all services begin, in rupees; `null`: on request */
    startingPrices: build.query<Partial<Record<PrintServiceId, number | null>>, undefined>({
      query: () => '/print/prices',
      transformResponse: (answer: { from: Partial<Record<PrintServiceId, number | null>> }) => answer.from,
      keepUnusedDataFor: PRICES_ARE_KEPT_S,
    }),
  }),
});

export const { usePricesQuery, useStartingPricesQuery } = printApi;
