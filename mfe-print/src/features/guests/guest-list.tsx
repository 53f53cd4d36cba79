import { Button, FormMessage, Stack, Text, TextAreaField, VisuallyHidden } from '@kaagazz/design-system';
import { MAXIMUM_GUESTS, readNames } from '@kaagazz/domain/print';
import type { GuestProblem, PrintServiceId } from '@kaagazz/domain/print';
import { useMemo, useRef, useState } from 'react';
import type { ClipboardEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { EnvelopeChoice } from './envelope-choice.tsx';
import { NameOffersButton } from './offers/index.ts';
import { LineLink, Problems } from './guest-list.styles.ts';
import { guestLines, isTable, numberedRows, parseDelimited } from './guest-table.ts';
import { readGuestFile } from './read-guest-file.ts';
import { teamLines } from './team-table.ts';
import { useFitProblems } from './use-fit-problems.ts';

const GUESTS = 'guests';
const LIMITS = 'CSV or XLSX, up to 1 MB. Only the first sheet is read, and the file stays on your device.';
const READ_NAMES = 'Read names from a file';
const ALL_NAMES = 'All names fit the design.';
const ADDRESSED_FIT = 'All names fit the design, and all addresses fit the envelopes.';
const HINT = `Up to ${MAXIMUM_GUESTS} guests, one per line, in Latin or Devanagari letters. For a name in both, type | between them: Sunita Verma | सुनीता वर्मा. An address for the envelope comes last.`;

interface Texts {
  label: string;
  file: string;
  read: string;
  hint: string;
  count: readonly [one: string, many: string, each: string];
  fits: string;
  kept: string;
}

const TEXTS: { invitations: Texts } & Partial<Record<PrintServiceId, Texts>> = {
  invitations: {
    label: 'Guest list',
    file: 'File with your guest list',
    read: READ_NAMES,
    hint: HINT,
    count: ['card', 'cards', ', one for each guest'],
    fits: ALL_NAMES,
    kept: 'We use the names and addresses only for your cards and envelopes, and delete them 30 days after delivery.',
  },
  certificates: {
    label: 'Names',
    file: 'File with the names',
    hint: `Up to ${MAXIMUM_GUESTS} names, one per line, in Latin or Devanagari letters. For a name in both, type | between them: Sunita Verma | सुनीता वर्मा.`,
    read: READ_NAMES,
    count: ['certificate', 'certificates', ', one for each name'],
    fits: ALL_NAMES,
    kept: 'Anyone with a certificate’s number can look up the name on it. We keep names and numbers until you delete your account.',
  },
  'business-cards': {
    label: 'People',
    file: 'File with the people',
    read: 'Read people from a file',
    hint: `Up to ${MAXIMUM_GUESTS} people, one per line: name, job title, phone, email. Type | between them: Nandini Rao | Printmaker | 98100 00000 | nandini@example.in. Company, website, address and tagline below are the same on all cards.`,
    count: ['person', 'people', ''],
    fits: 'All text fits on the cards.',
    kept: 'We use these details only for your cards, and delete them 30 days after delivery.',
  },
};

export interface GuestListProps {
  service: PrintServiceId;
  design: string;
  form: UseFormReturn<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  hasLogo: boolean;
  isPaid: boolean;
}

export function GuestList({ service, design, form, values, hasLogo, isPaid }: GuestListProps) {
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);
  const error = useFormState({ control: form.control, name: GUESTS }).errors[GUESTS]?.message;
  const { guests: list, envelopes } = values;
  const { guests, problems } = useMemo(
    () => readNames(service, { guests: list ?? '', envelopes: envelopes ?? '' }),
    [service, list, envelopes],
  );
  const fitProblems = useFitProblems({ service, design, fields: values, guests, hasLogo });
  const texts = TEXTS[service] ?? TEXTS.invitations;
  const hasEnvelopes = TEXTS[service] === undefined;
  const fits = envelopes === 'Addressed' ? ADDRESSED_FIT : texts.fits;
  const [one, many, each] = texts.count;
  const found = [...problems, ...(fitProblems ?? [])].sort((a, b) => a.line - b.line);

  const addRows = (rows: readonly (readonly string[])[], before: string, after = '') => {
    const { lines, hasOtherColumns, nameTitle } = (service === 'business-cards' ? teamLines : guestLines)(rows);
    form.setValue(GUESTS, [before, lines.join('\n'), after].filter(Boolean).join('\n'), {
      shouldDirty: true,
      shouldValidate: error !== undefined,
    });
    const source = hasOtherColumns && nameTitle !== '' ? `, with names from “${nameTitle}”` : '';
    const more = hasOtherColumns ? ' The other columns are not printed.' : '';
    setNote({
      tone: 'success',
      text: `Added ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}${source}.${more}`,
    });
  };

  const setLines = (changed: ReadonlyMap<number, string>) => {
    const lines = form.getValues(GUESTS).split(/\r\n?|\n/);
    for (const [line, text] of changed) lines[line - 1] = text;
    form.setValue(GUESTS, lines.join('\n'), { shouldDirty: true });
  };

  const selectLine = (line: number, area: unknown) => {
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.focus({ preventScroll: true });
    area.scrollIntoView({ block: 'center' });
    const lines = area.value.split('\n');
    const from = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
    // Scroll to the selection, because `setSelectionRange` doesn't scroll.
    area.scrollTop = (area.scrollHeight * (line - 3)) / lines.length;
  };

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text');
    const rows = isTable(text) ? parseDelimited(text) : numberedRows(text);
    if (rows === null) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const trimmed = (part: string) => part.replace(/^\n+|\n+$/g, '');
    addRows(rows, trimmed(value.slice(0, selectionStart)), trimmed(value.slice(selectionEnd)));
  };

  const choose = async (file: File) => {
    const { rows, problem } = await readGuestFile(file);
    if (problem === null) addRows(rows, form.getValues(GUESTS).trimEnd());
    else setNote({ tone: 'error', text: problem });
  };

  return (
    <Stack gap={4}>
      <TextAreaField
        label={texts.label}
        rows={8}
        hint={texts.hint}
        error={error}
        autoComplete="off"
        onPaste={paste}
        {...form.register(GUESTS, {
          onChange: () => void (form.getFieldState(GUESTS).invalid && form.trigger(GUESTS)),
        })}
      />
      <Stack gap={2}>
        <div>
          <Button variant="secondary" aria-describedby="guest-file-limits" onClick={() => input.current?.click()}>
            {texts.read}
          </Button>
        </div>
        <Text size="sm" tone="soft" id="guest-file-limits">
          {LIMITS}
        </Text>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            aria-label={texts.file}
            accept=".csv,.tsv,.txt,.xlsx"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void choose(file);
            }}
          />
        </VisuallyHidden>
      </Stack>
      {note && <FormMessage tone={note.tone}>{note.text}</FormMessage>}
      <div role="status">
        {guests.length > 0 && (
          <Text tone="strong">
            {`${guests.length} ${guests.length === 1 ? one : many}${each}. `}
            {fitProblems === null ? 'Checking that everything fits…' : found.length === 0 && fits}
          </Text>
        )}
        {found.length > 0 && <ProblemList problems={found} onSelect={selectLine} />}
      </div>
      {guests.length > 0 && !isPaid && hasEnvelopes && (
        <EnvelopeChoice service={service} form={form} values={values} guests={guests} />
      )}
      {guests.length > 0 && service !== 'business-cards' && <NameOffersButton guests={guests} onUse={setLines} />}
      <Text size="sm" tone="soft">
        {texts.kept}
      </Text>
    </Stack>
  );
}

interface ProblemListProps {
  problems: readonly GuestProblem[];
  onSelect: (line: number, area: unknown) => void;
}

function ProblemList({ problems, onSelect }: ProblemListProps) {
  return (
    <>
      <Text>{`${problems.length === 1 ? '1 line needs' : `${problems.length} lines need`} a change:`}</Text>
      <Problems tabIndex={0} aria-label="Lines that need a change">
        {problems.map(({ line, reason }) => (
          <li key={`${line} ${reason}`}>
            <LineLink
              type="button"
              onClick={({ currentTarget }) => onSelect(line, currentTarget.form?.elements.namedItem(GUESTS))}
            >
              {`Line ${line}:`}
            </LineLink>{' '}
            {reason}
          </li>
        ))}
      </Problems>
    </>
  );
}
