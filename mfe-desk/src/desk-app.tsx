import type { DeskPerson } from '@kaagazz/api-schema';
import { ErrorState, Spinner } from '@kaagazz/design-system';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore } from 'ra-core';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';

import { dataProvider } from './api/data-provider.ts';
import { DeskProblem, messageOf } from './api/desk-problem.ts';
import { Frame } from './frame/frame.tsx';
import { ScreenError } from './frame/screen-error.tsx';
import { paths } from './paths.ts';
import { Screens } from './screens.tsx';
import { DoorPage } from './session/door-page.tsx';
import { JoinPage } from './session/join-page.tsx';
import { PersonProvider } from './session/session.tsx';
import { SignInPage } from './session/sign-in-page.tsx';
import { SessionContext, useSession } from './session/use-session.ts';

const MOST_RETRIES = 2;

function isTransient(error: Error): boolean {
  return error instanceof DeskProblem && (error.status === 0 || error.status >= 500);
}

function createQueryClient(): QueryClient {
  const retry = (failures: number, error: Error) => failures < MOST_RETRIES && isTransient(error);
  return new QueryClient({
    defaultOptions: { queries: { retry, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
}

export function DeskApp() {
  const [queryClient] = useState(createQueryClient);
  const [store] = useState(() => localStorageStore(undefined, 'desk'));
  return (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} store={store}>
      <SignedInDesk />
    </CoreAdminContext>
  );
}

function SignedInDesk() {
  const { person, isPending, error, retry, enter, leave } = useSession();
  if (isPending) {
    return (
      <main>
        <Spinner label="Opening the desk" />
      </main>
    );
  }
  if (error) {
    return (
      <DoorPage title="The desk can’t be opened">
        <ErrorState title={messageOf(error)} onRetry={retry} />
      </DoorPage>
    );
  }
  return (
    <SessionContext value={{ leave }}>
      <Routes>
        <Route path={paths.join} element={<JoinPage onEnter={enter} />} />
        <Route path="*" element={person ? <Inside person={person} /> : <SignInPage onEnter={enter} />} />
      </Routes>
    </SessionContext>
  );
}

function Inside({ person }: { person: DeskPerson }) {
  return (
    <PersonProvider value={person}>
      <Frame>
        <ScreenError>
          <Screens />
        </ScreenError>
      </Frame>
    </PersonProvider>
  );
}
