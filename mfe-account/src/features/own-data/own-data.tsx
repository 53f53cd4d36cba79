import { lazyPage, useToast } from '@kaagazz/contract';
import { Button, Cluster } from '@kaagazz/design-system';
import { useState } from 'react';

import { useLazyComponent } from '../lazy-component/index.ts';
import { ProfileSection } from '../profile-section/index.ts';
import { saveFile } from '../save-file/index.ts';
import type { DeleteAccountDialogProps } from './delete-account-dialog.tsx';
import { useExportMyDataMutation } from './own-data.api.ts';

const deleteAccountDialog = lazyPage(
  () => import(/* webpackChunkName: "delete-account-dialog" */ './delete-account-dialog.tsx'),
  'DeleteAccountDialog',
);

export function OwnData({ email }: { email: string }) {
  const toast = useToast();
  const [exportMyData, { isLoading }] = useExportMyDataMutation();
  const dialog = useLazyComponent<DeleteAccountDialogProps>(deleteAccountDialog);
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  async function download() {
    const { data, error } = await exportMyData(undefined);
    if (error) {
      toast({ text: 'Your data could not be downloaded. Please try again.', tone: 'error' });
      return;
    }
    const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(`kaagazz-my-data-${new Date().toISOString().slice(0, 10)}.json`, json);
    toast({ text: 'Your data has been downloaded.', tone: 'success' });
  }

  return (
    <ProfileSection
      title="Your data"
      intro="Download everything we store about you, or delete your account. You can download your print files from My Orders."
    >
      <Cluster>
        <Button variant="secondary" busy={isLoading} onClick={() => void download()}>
          Download my data
        </Button>
        <Button variant="danger" busy={dialog.isLoading} onClick={() => void dialog.load().then(setIsDialogOpen)}>
          Delete my account
        </Button>
      </Cluster>
      {dialog.Component && (
        <dialog.Component open={isDialogOpen} email={email} onClose={() => setIsDialogOpen(false)} />
      )}
    </ProfileSection>
  );
}
