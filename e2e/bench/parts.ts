import type { Part } from './part.ts';

export const PARTS: Record<string, () => Promise<Part>> = {
  composition: async () => (await import('./composition/measure-composition.ts')).measureComposition,
  api: async () => (await import('./api/measure-api.ts')).measureApi,
  orders: async () => (await import('./orders/measure-orders.ts')).measureOrders,
  html: async () => (await import('./html/measure-html.ts')).measureHtml,
  lighthouse: async () => (await import('./lighthouse/measure-lighthouse.ts')).measureLighthouse,
  'print-preview': async () => (await import('./print-preview/measure-print-preview.ts')).measurePrintPreview,
  'team-speed': async () => (await import('./team-speed/measure-team-speed.ts')).measureTeamSpeed,
  growth: async () => (await import('./growth/measure-growth.ts')).measureGrowth,
  desk: async () => (await import('./growth/measure-desk.ts')).measureDesk,
};
