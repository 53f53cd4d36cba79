import { TextField } from '@kaagazz/design-system';

interface CsvFieldProps {
  label: string;
  hint?: string;
  disabled: boolean;
  onFile: (file: File | undefined) => void;
}

export function CsvField({ label, hint, disabled, onFile }: CsvFieldProps) {
  return (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      type="file"
      accept=".csv,text/csv"
      disabled={disabled}
      onClick={({ currentTarget }) => {
        // Reset the field. Otherwise, browsers ignore a corrected file that has the same name.
        currentTarget.value = '';
      }}
      onChange={({ target: { files } }) => {
        const file = files?.[0];
        // Some operating systems give CSV files another MIME type.
        onFile(file && new File([file], file.name, { type: 'text/csv' }));
      }}
    />
  );
}
