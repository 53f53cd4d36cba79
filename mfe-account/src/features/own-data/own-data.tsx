import { lazyPage, useToast } from '@kaagazz/contract';
import { Button, Cluster } from '@kaagazz/design-system';
import { useState } from 'react';

import { useLatePart } from '../late-part/index.ts';
import { ProfileSection } from '../profile-frame/index.ts';
import type { DeleteAccountWindowProps } from './delete-account-window.tsx';
import { useExportMyDataMutation } from './own-data.api.ts';
import { saveAsFile } from './save-as-file.ts';

const deleteAccountWindow = lazyPage(
  () => import(/* webpackChunkName: "delete-account-window" */ './delete-account-window.tsx'),
  'DeleteAccountWindow',
);

/** What the shop holds of a shopper: to be taken along, or to be erased. */
export function OwnData({ email }: { email: string }) {
  const toast = useToast();
  const [exportMyData, { isLoading }] = useExportMyDataMutation();
  const { Part: DeleteAccountWindow, coming, bring } = useLatePart<DeleteAccountWindowProps>(deleteAccountWindow);
  const [deleting, setDeleting] = useState(false);

  async function download() {
    const { data, error } = await exportMyData(undefined);
    if (error) {
      toast({ text: 'Your data could not be fetched. Please try again.', tone: 'error' });
      return;
    }
    saveAsFile(`kaagazz-my-data-${new Date().toISOString().slice(0, 10)}.json`, data);
    toast({ text: 'Your data is in the downloaded file.', tone: 'success' });
  }

  return (
    <ProfileSection
      title="Your data"
      intro="Download everything we hold about you, or delete your account. The files you gave us to print are listed there; each is fetched from its order."
    >
      <Cluster>
        <Button variant="secondary" busy={isLoading} onClick={() => void download()}>
          Download my data
        </Button>
        <Button
          variant="danger"
          busy={coming}
          onClick={() => {
            void bring().then(setDeleting);
          }}
        >
          Delete my account
        </Button>
      </Cluster>
      {DeleteAccountWindow && <DeleteAccountWindow open={deleting} email={email} onClose={() => setDeleting(false)} />}
    </ProfileSection>
  );
}
