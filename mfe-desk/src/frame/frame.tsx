import { Dialog, Icon } from '@kaagazz/design-system';
import { ROLE_LABELS } from '@kaagazz/domain/desk';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../paths.ts';
import { useMay, usePerson } from '../session/session.tsx';
import { CommandPalette } from './command-palette.tsx';
import { BottomBar, Brand, Main, Shell, Side, SideFoot, SideLink } from './frame.styles.ts';
import { NavIcon } from './nav-icon.tsx';
import { NAVIGATION } from './navigation.ts';
import { Notifications } from './notifications.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { StepUpDialog } from './step-up-dialog.tsx';
import { useNewOrders } from './use-today.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { Waiting } from '../states/waiting.tsx';

const ON_PHONES = 3;

export function Frame({ children }: { children: ReactNode }) {
  const person = usePerson();
  const may = useMay();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<'palette' | 'menu' | null>(null);
  const entries = NAVIGATION.filter(({ permission }) => !permission || may(permission));
  useNewOrders();

  useEffect(() => {
    // Don't return the result. In new browsers, `scrollTo` returns a promise, which React would
    // take for a cleanup function.
    scrollTo(0, 0);
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
        {entries.map(({ path, label, icon }) => (
          <SideLink key={path} to={path} end={path === paths.today}>
            <NavIcon name={icon} />
            {label}
          </SideLink>
        ))}
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
          <Suspense fallback={<Waiting />}>{children}</Suspense>
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
        {[...entries, { path: paths.account, label: 'Your account', icon: 'people' as const }].map((entry) => (
          <SideLink key={entry.path} to={entry.path} end={entry.path === paths.today} onClick={() => setOpen(null)}>
            <NavIcon name={entry.icon} />
            {entry.label}
          </SideLink>
        ))}
      </Dialog>
      <CommandPalette open={open === 'palette'} onClose={() => setOpen(null)} />
      <StepUpDialog />
      <Notifications />
    </Shell>
  );
}
