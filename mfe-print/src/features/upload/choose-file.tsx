import { Button, Icon, Text } from '@kaagazz/design-system';
import { useState } from 'react';
import type { DragEvent } from 'react';

import { DropHint, DropZone } from './upload.styles.ts';

interface ChooseFileProps {
  /** of its button */
  id: string;
  /** what the field says of itself: its hint, and what is wrong */
  notes: { 'aria-invalid': boolean; 'aria-describedby'?: string };
  onBrowse: () => void;
  onFile: (file: File) => void;
}

/** Nothing is chosen yet: a place to drop a file, and a button for everybody else. */
export function ChooseFile({ id, notes, onBrowse, onFile }: ChooseFileProps) {
  const [isOver, setOver] = useState(false);

  const allowDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };

  return (
    <DropZone
      $isOver={isOver}
      $isWrong={notes['aria-invalid']}
      role="group"
      aria-label="Drop your file here"
      onDragOver={allowDrop}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="box" size={28} />
      <DropHint>
        <Text size="sm" tone="soft">
          Drop your file here, or
        </Text>
      </DropHint>
      <Button
        id={id}
        variant="secondary"
        {...(notes['aria-describedby'] !== undefined && { 'aria-describedby': notes['aria-describedby'] })}
        onClick={onBrowse}
      >
        Choose a file
      </Button>
    </DropZone>
  );
}
