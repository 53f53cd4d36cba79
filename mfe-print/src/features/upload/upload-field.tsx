import { Field, fieldNotes, VisuallyHidden } from '@kaagazz/design-system';
import type { PrintFileRule } from '@kaagazz/domain/print';
import { useRef } from 'react';

import { typesInWords } from './check-file.ts';
import { ChooseFile } from './choose-file.tsx';
import { ReadyFile } from './ready-file.tsx';
import { SendingFile } from './sending-file.tsx';
import type { Upload } from './use-upload.ts';

interface UploadFieldProps {
  rule: PrintFileRule;
  label: string;
  upload: Upload;
  /** what the print measures, as it was chosen or typed: how sharp a picture will be */
  size: string;
}

/** Puts the focus on what is pressed to choose a file. */
export function focusUpload(rule: PrintFileRule): void {
  document.getElementById(browseId(rule))?.focus();
}

const browseId = ({ name }: PrintFileRule) => `choose-${name}`;

/** The file of an order: chosen or dropped, looked at, sent, looked at again, shown. */
export function UploadField({ rule, label, upload, size }: UploadFieldProps) {
  const { state } = upload;
  const input = useRef<HTMLInputElement>(null);
  const id = `upload-${rule.name}`;
  const problem = state.stage === 'empty' ? (state.problem ?? undefined) : undefined;
  const hint = `${typesInWords(rule.types)}, up to 50 MB.`;
  const browse = () => input.current?.click();

  return (
    <Field id={id} label={label} required={rule.required} error={problem} hint={hint}>
      {/* One input for all states, so that what it is called and where it stands never changes. */}
      <VisuallyHidden>
        <input
          ref={input}
          id={id}
          name={rule.name}
          type="file"
          // The keyboard has the button.
          tabIndex={-1}
          accept={accepted(rule)}
          required={rule.required && state.stage !== 'ready'}
          {...fieldNotes(id, problem, hint)}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // So that the same file can be chosen again.
            target.value = '';
            if (file) upload.choose(file);
          }}
        />
      </VisuallyHidden>
      {state.stage === 'empty' && (
        <ChooseFile
          id={browseId(rule)}
          notes={fieldNotes(id, problem, hint)}
          onBrowse={browse}
          onFile={upload.choose}
        />
      )}
      {state.stage === 'ready' && (
        <ReadyFile file={state.file} size={size} onReplace={browse} onRemove={upload.remove} />
      )}
      {(state.stage === 'looking' || state.stage === 'sending' || state.stage === 'checking') && (
        <SendingFile
          state={state}
          picture={upload.picture}
          size={size}
          onCancel={upload.remove}
          onRetry={upload.retry}
        />
      )}
    </Field>
  );
}

/** For the browser's own window: names and types, where it knows them. */
function accepted({ types }: PrintFileRule): string {
  return types.flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`])).join(',');
}
