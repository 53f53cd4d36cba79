module.exports = function writeSharedModules() {
  const { singletons } = this.getOptions();
  const imports = singletons.map(({ from }, i) => `import * as shared${i} from ${JSON.stringify(from)};`);
  const entries = singletons.map(
    ({ name, version }, i) => `${JSON.stringify(name)}: { version: ${JSON.stringify(version)}, module: shared${i} }`,
  );
  return `${imports.join('\n')}\nexport const sharedModules = { ${entries.join(', ')} };`;
};
