import { defaultDataProvider, type GetListParams } from 'ra-core';

import { send } from './call-desk.ts';
import { DeskProblem } from './desk-problem.ts';

const WORDS = ['string', 'number', 'boolean'];

/** Omits empty filters. */
export function listSearch({ pagination, sort, ...params }: GetListParams): URLSearchParams {
  const filter: unknown = params.filter;
  const given = { ...pagination, sort: sort?.field, order: sort?.order.toLowerCase(), ...(filter ?? {}) };
  const words = Object.entries<unknown>(given).filter(([, value]) => WORDS.includes(typeof value) && value !== '');
  return new URLSearchParams(words.map(([name, value]) => [name, String(value)]));
}

function isPage(value: unknown): value is { data: never[]; total: number } {
  return (
    typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data) && 'total' in value
  );
}

export async function getList(resource: string, params: GetListParams): Promise<{ data: never[]; total: number }> {
  const { data, error } = await send({ url: `/desk/${resource}?${listSearch(params).toString()}` });
  if (error) throw new DeskProblem(error);
  if (!isPage(data)) throw new Error(`the list of ${resource} has no data`);
  return data;
}

export const dataProvider = { ...defaultDataProvider, getList };
