/** The part of a query's state that a profile section needs. */
export interface SectionQuery<Data> {
  /** Undefined after a failure. */
  data?: Data | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}
