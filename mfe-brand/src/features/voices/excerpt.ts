/** A quote on the sustainability page is cut after so many characters (specification §2). */
const QUOTE_LIMIT = 120;

/** The quote, cut at 120 characters with an ellipsis when it is longer. */
export function excerpt(quote: string): string {
  return quote.length <= QUOTE_LIMIT ? quote : `${quote.slice(0, QUOTE_LIMIT).trimEnd()}…`;
}
