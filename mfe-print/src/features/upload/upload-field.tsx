import { lazyPage } from '@kaagazz/contract';
import { Field, fieldNotes, VisuallyHidden } from '@kaagazz/design-system';
import type { PrintFileRule } from '@kaagazz/domain/print';
import { useRef } from 'react';

import { lazyComponent } from '../../use-lazy-component.ts';
import { formatFileTypes } from './check-file.ts';
import { FileChooser } from './file-chooser.tsx';
import type { Upload } from './use-upload.ts';

interface UploadFieldProps {
  rule: PrintFileRule;
  label: string;
  upload: Upload;
  size: string;
  /** Called instead of opening the file dialog if the visitor must sign in first. */
  onSignIn?: (() => void) | undefined;
}

const LazyUploadState = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "upload-state" */ './upload-state.tsx'), 'UploadState'),
  'Your file',
);

export function focusUpload(rule: PrintFileRule): void {
  document.getElementById(browseButtonId(rule))?.focus();
}

const browseButtonId = ({ name }: PrintFileRule) => `choose-${name}`;

export function UploadField({ rule, label, upload, size, onSignIn }: UploadFieldProps) {
  const { state } = upload;
  const input = useRef<HTMLInputElement>(null);
  const id = `upload-${rule.name}`;
  const problem = state.stage === 'empty' ? (state.problem ?? undefined) : undefined;
  const limits = `${formatFileTypes(rule.types)}, up to 50 MB.`;
  const hint = onSignIn ? `${limits} Please login first. What you typed is kept.` : limits;
  const browse = onSignIn ?? (() => input.current?.click());
  const choose = onSignIn ?? upload.choose;

  return (
    <Field id={id} label={label} required={rule.required} error={problem} hint={hint}>
      <VisuallyHidden>
        <input
          ref={input}
          id={id}
          name={rule.name}
          type="file"
          tabIndex={-1}
          accept={acceptedExtensions(rule)}
          required={rule.required && state.stage !== 'ready'}
          {...fieldNotes(id, problem, hint)}
          onClick={(event) => {
            if (!onSignIn) return;
            event.preventDefault();
            onSignIn();
          }}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Clear the input. Otherwise, browsers don't fire a change event if the same file is
            // chosen again.
            target.value = '';
            if (file) choose(file);
          }}
        />
      </VisuallyHidden>
      {state.stage === 'empty' && (
        <FileChooser
          buttonId={browseButtonId(rule)}
          notes={fieldNotes(id, problem, hint)}
          onBrowse={browse}
          onFile={choose}
        />
      )}
      {state.stage !== 'empty' && <LazyUploadState upload={upload} size={size} onReplace={browse} />}
    </Field>
  );
}

function acceptedExtensions({ types }: PrintFileRule): string {
  return types.flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`])).join(',');
}
