export const DESK_PATH = '/_releases';

/** The page that asks back before something is changed. */
export function askBackPath(fields: Record<string, string>): string {
  return `${DESK_PATH}/confirm?${new URLSearchParams(fields).toString()}`;
}
