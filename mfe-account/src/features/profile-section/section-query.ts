export interface SectionQuery<Data> {
  /** The loaded data. Undefined if the query has failed. */
  data?: Data | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}
