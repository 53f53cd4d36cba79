export { formatFileSize } from './file-bytes.ts';
export { UploadField, focusUpload } from './upload-field.tsx';
export { useUpload } from './use-upload.ts';
export type { Upload } from './use-upload.ts';
