import { Button, Text } from '@kaagazz/design-system';
import { useEffect, useRef, useState } from 'react';

import { GuestList } from './guest-list.tsx';
import type { GuestListProps } from './guest-list.tsx';

/** Offers to print one card per guest. The guest list is open initially if it isn't empty. */
export function GuestGroup(props: GuestListProps) {
  const [isOpen, setOpen] = useState(props.values.guests !== '');

  const wasOpen = useRef(isOpen);

  // Move the focus to the list, because the button that was pressed is gone.
  useEffect(() => {
    if (isOpen && !wasOpen.current) props.form.setFocus('guests');
  }, [isOpen, props.form]);

  if (isOpen) return <GuestList {...props} />;
  return (
    <>
      <Text>Print each guest’s name on their own card, at no extra charge.</Text>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Add your guest list
        </Button>
      </div>
    </>
  );
}
