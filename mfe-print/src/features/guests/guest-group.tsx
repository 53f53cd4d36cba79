import { Button, Text } from '@kaagazz/design-system';
import { useEffect, useRef, useState } from 'react';

import { GuestList } from './guest-list.tsx';
import type { GuestListProps } from './guest-list.tsx';

/** Offers to print one card per guest. The guest list is open initially if it isn't empty. */
export function GuestGroup(props: GuestListProps) {
  const [isOpen, setOpen] = useState(props.values.guests !== '');
  const isCertificate = props.service === 'certificates';

  const wasOpen = useRef(isOpen);

  // Move the focus to the list, because the button that was pressed is gone.
  useEffect(() => {
    if (isOpen && !wasOpen.current) props.form.setFocus('guests');
  }, [isOpen, props.form]);

  if (isOpen) return <GuestList {...props} />;
  return (
    <>
      <Text>
        {isCertificate
          ? 'Instead of uploading a design, list the names. We print each on our own design, with a number and a QR code with which anyone can verify the certificate online.'
          : 'Print each guest’s name on their own card, at no extra charge.'}
      </Text>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {isCertificate ? 'Add the names' : 'Add your guest list'}
        </Button>
      </div>
    </>
  );
}
