import { Toast } from '@kaagazz/design-system';
import { useNotificationContext } from 'ra-core';
import { useEffect } from 'react';

import { Toasts } from './frame.styles.ts';

const SHOWN_MS = 6_000;
const MOST = 3;

/** Shows notifications sent with `useNotify`. Errors stay until dismissed. */
export function Notifications() {
  const { notifications, setNotifications } = useNotificationContext();
  const shown = notifications.slice(-MOST);
  const oldest = shown.find(({ type }) => type !== 'error');

  useEffect(() => {
    if (!oldest) return undefined;
    const timer = setTimeout(() => setNotifications((all) => all.filter((one) => one !== oldest)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [oldest, setNotifications]);

  return (
    <Toasts role="status">
      {shown.map((notification, i) => (
        <Toast
          key={i}
          text={typeof notification.message === 'string' ? notification.message : ''}
          tone={notification.type === 'error' || notification.type === 'success' ? notification.type : 'info'}
          onDismiss={() => setNotifications((all) => all.filter((one) => one !== notification))}
        />
      ))}
    </Toasts>
  );
}
