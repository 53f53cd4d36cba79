import { Button, Icon, Text } from '@kaagazz/design-system';
import { useState } from 'react';
import type { DragEvent } from 'react';

import { DropHint, DropZone } from './upload.styles.ts';

interface FileChooserProps {
  buttonId: string;
  notes: { 'aria-invalid': boolean; 'aria-describedby'?: string };
  onBrowse: () => void;
  onFile: (file: File) => void;
}

export function FileChooser({ buttonId, notes, onBrowse, onFile }: FileChooserProps) {
  const [isDraggedOver, setDraggedOver] = useState(false);

  const allowDrop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };

  return (
    <DropZone
      $isActive={isDraggedOver}
      $isInvalid={notes['aria-invalid']}
      role="group"
      aria-label="Drop your file here"
      onDragOver={allowDrop}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={drop}
    >
      <Icon name="box" size={28} />
      <DropHint>
        <Text size="sm" tone="soft">
          Drop your file here, or
        </Text>
      </DropHint>
      <Button
        id={buttonId}
        variant="secondary"
        {...(notes['aria-describedby'] !== undefined && { 'aria-describedby': notes['aria-describedby'] })}
        onClick={onBrowse}
      >
        Choose a file
      </Button>
    </DropZone>
  );
}
