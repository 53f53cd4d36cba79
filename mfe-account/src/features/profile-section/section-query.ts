export interface SectionQuery<Data> {
  data?: Data | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}
