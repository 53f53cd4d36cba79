import { SharedHandler } from './federation-sharing.ts';

const react = { version: '19.3.1', lib: () => 'the React of this page' };

/** A page whose shell shares React, and a remote's instance in it. */
function remoteInPage() {
  const shell = new SharedHandler();
  shell.registerShared({}, { name: 'shell', shared: { react } });
  const remote = new SharedHandler();
  remote.registerShared({}, { name: 'mfe_shop' });
  remote.initShareScopeMap('default', shell.shareScopeMap.default ?? {});
  return remote;
}

/** As a remote's entry asks: with the range that was written into it when it was built. */
function asksFor(requiredVersion: string) {
  return {
    customShareInfo: { shareConfig: { requiredVersion, singleton: true, strictVersion: true }, scope: ['default'] },
  };
}

describe('a remote that asks for what the shell shares', () => {
  it('gets the one of the page', async () => {
    const factory = await remoteInPage().loadShare('react', asksFor('^19.0.0'));

    expect(factory).toBe(react.lib);
  });

  it('gets the same when its entry asks at once, as entries of former releases do', () => {
    expect(remoteInPage().loadShareSync('react', asksFor('^19.3.1'))).toBe(react.lib);
  });

  it('is told when it was built for another version than the page has', async () => {
    await expect(remoteInPage().loadShare('react', asksFor('^19.4.0'))).rejects.toThrow(
      'shell shares react 19.3.1, but ^19.4.0 is needed',
    );
  });

  it('is told when nobody shares it: its own fallback says which', async () => {
    expect(await remoteInPage().loadShare('vue', asksFor('^3.0.0'))).toBe(false);
  });

  it('gets what was there first when another would bring its own', async () => {
    const remote = remoteInPage();
    remote.registerShared({}, { name: 'mfe_shop', shared: { react: { ...react, lib: () => 'a second React' } } });

    expect(await remote.loadShare('react', asksFor('^19.3.1'))).toBe(react.lib);
  });
});
