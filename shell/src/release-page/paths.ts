export const RELEASE_PAGE_PATH = '/_releases';

export function confirmPath(fields: Record<string, string>): string {
  return `${RELEASE_PAGE_PATH}/confirm?${new URLSearchParams(fields).toString()}`;
}
