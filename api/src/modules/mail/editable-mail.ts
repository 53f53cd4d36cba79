import { EMAIL_TEXTS, type EditableEmail, type EmailTexts, fillEmailText } from '@kaagazz/domain/content';
import { composeMail, type MailBlock, type MailContent, paragraph } from './mail-layout.ts';
import type { Mail } from './outbox.ts';

/** Paragraphs without placeholders. */
interface WrittenTexts {
  news: MailBlock[];
  next: MailBlock[];
}

interface EditableContent extends Omit<MailContent, 'kind' | 'title' | 'heading' | 'blocks'> {
  values: Readonly<Record<string, string>>;
  blocks: (texts: WrittenTexts) => readonly MailBlock[];
}

export function editableMail(kind: EditableEmail, { values, blocks, ...mail }: EditableContent): Mail {
  const write = (texts: EmailTexts) => {
    const [title, heading] = [texts.title, texts.heading].map((text) => fillEmailText(text, values));
    return composeMail({
      ...mail,
      kind,
      title: title ?? '',
      ...(heading && { heading }),
      blocks: blocks({ news: paragraphs(texts.news, values), next: paragraphs(texts.next, values) }),
    });
  };
  return { ...write(EMAIL_TEXTS[kind]), rewrite: write };
}

function paragraphs(text: string, values: EditableContent['values']): MailBlock[] {
  return text
    .split(/\n{2,}/)
    .map((part) => fillEmailText(part, values))
    .filter((part) => part !== '')
    .map(paragraph);
}
