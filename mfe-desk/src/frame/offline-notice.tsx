import { useSyncExternalStore } from 'react';

import { Notice } from './frame.styles.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : (
    <Notice role="status">You are offline. What you type is kept; save it once you are back.</Notice>
  );
}
