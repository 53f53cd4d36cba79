import { API_VERSION } from '@kaagazz/api-schema';
import { apiDocument } from './api-document.ts';
import { hashOf, readRecorded, writeReleased, writeVersion } from './recorded-api.ts';

const USAGE = `npm run api-version                raises the api version if the operations have changed
npm run api-version -- --released  records the api that is being deployed; later changes must be compatible with it`;

const [option, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (option !== undefined && option !== '--released')) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const document = await apiDocument();
  const recorded = await readRecorded();
  const hash = hashOf(document);
  const hasChanged = hash !== recorded.operations;
  const version = hasChanged && API_VERSION <= recorded.version ? recorded.version + 1 : API_VERSION;
  await writeVersion({ version, operations: hash });
  if (option === '--released') await writeReleased(document, version);
  console.log(`api version ${version}${version === API_VERSION ? ' (unchanged)' : ''}`);
}
