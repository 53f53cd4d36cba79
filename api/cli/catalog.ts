import { runOperatorProgram } from './shop/operator-program.ts';
import { catalogProgram } from './catalog-commands.ts';

await runOperatorProgram(catalogProgram);
