import { UploadProgress } from './upload-progress.tsx';
import { UploadedFile } from './uploaded-file.tsx';
import type { Upload } from './use-upload.ts';

export interface UploadStateProps {
  upload: Upload;
  size: string;
  onReplace: () => void;
}

export function UploadState({ upload, size, onReplace }: UploadStateProps) {
  const { state, picture, remove, retryNow } = upload;
  if (state.stage === 'empty') return null;
  if (state.stage === 'ready')
    return <UploadedFile file={state.file} size={size} onReplace={onReplace} onRemove={remove} />;
  return <UploadProgress state={state} picture={picture} size={size} onCancel={remove} onRetry={retryNow} />;
}
