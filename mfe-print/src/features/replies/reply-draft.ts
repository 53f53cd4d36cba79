import { tabStorage } from '@kaagazz/contract/tab-storage';

export type ReplyValues = Record<string, string>;

interface ReplyDraft {
  /** Secret that lets this tab change the reply after it has been sent. */
  token: string;
  values: ReplyValues | null;
}

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
