const QUOTE_LIMIT = 120;

export function excerpt(quote: string): string {
  return quote.length <= QUOTE_LIMIT ? quote : `${quote.slice(0, QUOTE_LIMIT).trimEnd()}…`;
}
