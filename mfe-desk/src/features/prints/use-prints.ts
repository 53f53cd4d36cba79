import type { BodyOf } from '@kaagazz/api-schema';

import { callDesk } from '../../api/call-desk.ts';
import { saveFile } from '../../list/index.ts';
import { useChange } from '../../record/index.ts';

type PrintState = BodyOf<'POST /desk/prints/bulk'>['state'];

export function usePrints() {
  const { change, report } = useChange();
  return {
    mark: async (ids: readonly string[], state: PrintState): Promise<void> => {
      report(await change('POST /desk/prints/bulk', { body: { ids: [...ids], state } }), 'print');
    },
    saveSheets: async (ids?: readonly string[], cancelled = false): Promise<void> => {
      const body = { ...(ids && { ids: [...ids] }), cancelled };
      saveFile('prints.zip', await callDesk('POST /desk/prints/sheets', { body, answer: 'file' }));
    },
    saveSheet: async (id: string, fileName: string, cancelled: boolean): Promise<void> => {
      const query = cancelled ? { cancelled: 'true' as const } : {};
      saveFile(fileName, await callDesk('GET /desk/prints/:id/sheet', { params: { id }, query, answer: 'file' }));
    },
  };
}
