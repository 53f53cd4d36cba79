import type { BodyOf } from '@kaagazz/api-schema';
import { useNotify } from 'ra-core';

import { callDesk } from '../../api/call-desk.ts';
import { saveFile } from '../../list/index.ts';
import { useChange } from '../../record/index.ts';

type PrintState = BodyOf<'POST /desk/prints/bulk'>['state'];

export function usePrints() {
  const { change } = useChange();
  const notify = useNotify();
  return {
    /** Sets the state of the prints and reports any that could not be changed. */
    mark: async (ids: readonly string[], state: PrintState): Promise<void> => {
      const { done, failed } = await change('POST /desk/prints/bulk', { body: { ids: [...ids], state } });
      if (done.length > 0) notify(done.length === 1 ? 'Saved' : `${done.length} prints changed`, { type: 'success' });
      for (const { id, message } of failed) notify(`${id}: ${message}`, { type: 'error' });
    },
    /**
     * Downloads the sheets as a ZIP file. Without `ids`, downloads the sheets that are due today or
     * overdue.
     */
    saveSheets: async (ids?: readonly string[], cancelled = false): Promise<void> => {
      const body = { ...(ids && { ids: [...ids] }), cancelled };
      saveFile('prints.zip', await callDesk('POST /desk/prints/sheets', { body, answer: 'file' }));
    },
    saveSheet: async (id: string, fileName: string, cancelled = false): Promise<void> => {
      const query = cancelled ? { cancelled: 'true' as const } : {};
      saveFile(fileName, await callDesk('GET /desk/prints/:id/sheet', { params: { id }, query, answer: 'file' }));
    },
  };
}
