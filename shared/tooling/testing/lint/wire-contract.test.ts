import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../../../..');
const SCHEMAS = path.join(ROOT, 'shared/api-schema/src');
const READERS = process.env.LONG ? ['api/src', 'shell/src', 'mfe-*/src'] : ['shell/src', 'mfe-account/src'];
const NOT_SHIPPED = /\.test\.tsx?$|\/test-support\//;

interface RenamedField {
  schema: string;
  field: string;
  readers: readonly string[];
}

const renamedFields: RenamedField[] = [
  { schema: 'catalog/catalog.schema.ts', field: 'originalPrice', readers: ['api', 'mfe-brand', 'mfe-shop'] },
  { schema: 'orders/orders.schema.ts', field: 'orderNumber', readers: ['api', 'mfe-account', 'mfe-shop'] },
  { schema: 'print/print-prices.schema.ts', field: 'rows', readers: ['api', 'mfe-print'] },
  { schema: 'auth/auth.schema.ts', field: 'fullname', readers: ['api', 'mfe-account', 'mfe-shop', 'shell'] },
];

function renameField({ schema, field }: RenamedField): string {
  const source = ts.sys.readFile(path.join(SCHEMAS, schema)) ?? '';
  const renamed = source.replace(new RegExp(`^(\\s+)${field}:`, 'm'), `$1${field}Renamed:`);
  if (renamed === source) throw new Error(`${schema} declares no field ${field}`);
  return renamed;
}

function compile(replaced: ReadonlyMap<string, string>): { program: ts.Program; sources: string[] } {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const include = [...READERS, 'shared/tooling/build/src/globals.d.ts'];
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include }, ts.sys, ROOT);
  options.noErrorTruncation = true;
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => replaced.get(path.resolve(file)) ?? readFile(file);
  const sources = fileNames.filter((file) => !NOT_SHIPPED.test(file));
  return { program: ts.createProgram(sources, options, host), sources };
}

function failingApps({ program, sources }: ReturnType<typeof compile>, field: string): string[] {
  const mentionsField = new RegExp(`\\b${field}(Renamed)?\\b`);
  const callsApi = /\bendpoint\(|\bcallOperation\(/;
  const failing = sources.filter((name) => {
    const file = program.getSourceFile(name);
    if (!file || !(mentionsField.test(file.text) || callsApi.test(file.text))) return false;
    return program
      .getSemanticDiagnostics(file)
      .some(({ messageText }) => mentionsField.test(ts.flattenDiagnosticMessageText(messageText, '\n')));
  });
  return [...new Set(failing.map((file) => path.relative(ROOT, file).split('/')[0] ?? ''))].toSorted();
}

let project: ReturnType<typeof compile>;
beforeAll(() => {
  project = compile(new Map(renamedFields.map((row) => [path.join(SCHEMAS, row.schema), renameField(row)])));
});

it.each(renamedFields)('causes a type error in every consumer when $schema renames $field', ({ field, readers }) => {
  const isCompiled = (app: string) => Boolean(process.env.LONG) || READERS.includes(`${app}/src`);

  expect(failingApps(project, field)).toEqual(readers.filter(isCompiled));
});
