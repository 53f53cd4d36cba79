const QUOTE_LIMIT = 120;

/** Returns the quote, shortened to 120 characters and an ellipsis. */
export function excerpt(quote: string): string {
  return quote.length <= QUOTE_LIMIT ? quote : `${quote.slice(0, QUOTE_LIMIT).trimEnd()}…`;
}
