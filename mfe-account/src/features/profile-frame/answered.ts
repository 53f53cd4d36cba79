/** What a query of the profile has come to. */
export interface Answered<Data> {
  /** absent when it failed */
  data?: Data | undefined;
  /** it is asked again */
  isFetching: boolean;
  refetch: () => unknown;
}
