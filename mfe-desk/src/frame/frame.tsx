import { Dialog, FormMessage, Icon, Spinner, Toast } from '@kaagazz/design-system';
import { ROLE_LABELS } from '@kaagazz/domain/desk';
import { useNotificationContext } from 'ra-core';
import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../paths.ts';
import { usePerson } from '../session/session.tsx';
import { CommandPalette } from './command-palette.tsx';
import { BottomBar, Brand, Group, Main, Shell, Side, SideFoot, SideLink, SideLinks, Toasts } from './frame.styles.ts';
import { NavIcon } from './nav-icon.tsx';
import { useNavigation } from './navigation.ts';
import { StepUpDialog } from './step-up-dialog.tsx';
import { useNewOrders } from './use-today.ts';
import { useShortcuts } from './use-shortcuts.ts';

const ON_PHONES = 3;

export function Frame({ children }: { children: ReactNode }) {
  const person = usePerson();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<'palette' | 'menu' | null>(null);
  const groups = useNavigation();
  const entries = groups.flatMap((group) => group.entries);
  useNewOrders();

  useEffect(() => {
    scrollTo(0, 0);
    const link = document.querySelector('nav [aria-current="page"]');
    if (typeof link?.scrollIntoView === 'function') link.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  useShortcuts({
    'mod+k': () => setOpen('palette'),
    ...Object.fromEntries(entries.map(({ key, path }) => [`g ${key}`, () => void navigate(path)])),
  });

  return (
    <Shell>
      <Side aria-label="Desk">
        <Brand>
          Kaagazz <small>The desk</small>
        </Brand>
        <SideLinks>
          <NavGroups groups={groups} />
        </SideLinks>
        <SideFoot>
          <NavLink to={paths.account}>{person.name}</NavLink>
          <span>{ROLE_LABELS[person.role]}</span>
          <span>
            <kbd>Ctrl</kbd> <kbd>K</kbd> to go anywhere
          </span>
        </SideFoot>
      </Side>
      <div>
        <OfflineNotice />
        <Main>
          <Suspense fallback={<Spinner label="Loading" />}>{children}</Suspense>
        </Main>
      </div>
      <BottomBar aria-label="Main screens">
        {entries.slice(0, ON_PHONES).map(({ path, label, icon }) => (
          <NavLink key={path} to={path} end={path === paths.today}>
            <NavIcon name={icon} />
            {label}
          </NavLink>
        ))}
        <button type="button" onClick={() => setOpen('menu')}>
          <Icon name="menu" size={22} />
          More
        </button>
      </BottomBar>
      <Dialog open={open === 'menu'} title="Desk" onClose={() => setOpen(null)}>
        <NavGroups groups={groups} onOpen={() => setOpen(null)} />
        <SideLink to={paths.account} onClick={() => setOpen(null)}>
          <NavIcon name="people" />
          Your account
        </SideLink>
      </Dialog>
      <CommandPalette open={open === 'palette'} onClose={() => setOpen(null)} />
      <StepUpDialog />
      <Notifications />
    </Shell>
  );
}

function NavGroups({ groups, onOpen }: { groups: ReturnType<typeof useNavigation>; onOpen?: () => void }) {
  return groups.map(({ title, entries }) => (
    <Group key={title} aria-label={title || undefined}>
      {title !== '' && <h2>{title}</h2>}
      {entries.map(({ path, label, icon }) => (
        <SideLink key={path} to={path} end={path === paths.today} onClick={onOpen}>
          <NavIcon name={icon} />
          {label}
        </SideLink>
      ))}
    </Group>
  ));
}

function onConnectionChange(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

function OfflineNotice() {
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  return isOnline ? null : (
    <FormMessage tone="warning">
      You are offline. We keep what you type, so you can save it when you are back online.
    </FormMessage>
  );
}

const TOAST_MS = 6_000;
const MOST_TOASTS = 3;

/** Errors stay until dismissed. */
function Notifications() {
  const { notifications, setNotifications } = useNotificationContext();
  const shown = notifications.slice(-MOST_TOASTS);
  const oldest = shown.find(({ type }) => type !== 'error');

  useEffect(() => {
    if (!oldest) return undefined;
    const timer = setTimeout(() => setNotifications((all) => all.filter((one) => one !== oldest)), TOAST_MS);
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
