import { tabStorage } from '@kaagazz/contract/tab-storage';

/**
 * Typed values by field name. The field for a function of the event is named `guests` followed by a
 * space and the function's id.
 */
export type ReplyValues = Record<string, string>;

interface ReplyDraft {
  /**
   * The secret that authorises this tab to change the reply. It stays the same after the reply has
   * been sent.
   */
  token: string;
  /**
   * Typed values that have not been sent. Null if nothing has been typed since the reply was sent.
   */
  values: ReplyValues | null;
}

/**
 * Returns the tab storage for a guest's unfinished reply, which survives a reload and the Back
 * button.
 */
export const replyDraft = (code: string) => tabStorage(`mine replyDraft ${code}`, isReplyDraft);

export function isReplyToken(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

function isReplyDraft(draft: unknown): draft is ReplyDraft {
  if (typeof draft !== 'object' || draft === null || !('token' in draft && 'values' in draft)) return false;
  const { token, values } = draft;
  if (typeof token !== 'string' || !isReplyToken(token)) return false;
  return (
    values === null || (typeof values === 'object' && Object.values(values).every((value) => typeof value === 'string'))
  );
}
