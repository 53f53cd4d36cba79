import type { Page } from 'playwright-core';

import { siteUrl } from './site.ts';

interface PrintOrder {
  service: string;
  design?: string;
  fields: Readonly<Record<string, string>>;
  quantity: number;
}

interface PrintLine {
  id: string;
  title: string;
  quantity: number;
  price: number;
  file: { id: string } | null;
  proof: { sha256: string; approvedAt: string | null };
}

export const INVITATION = {
  service: 'marriage',
  design: '1',
  fields: {
    brideName: 'Asha',
    groomName: 'Ravi',
    date: '2090-02-14',
    time: '18:30',
    venue: 'Lodhi Garden, New Delhi',
    rsvp: '98100 00000',
  },
  quantity: 50,
};

export class PrintAccount {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response> {
    const token = await this.page.evaluate(() => localStorage.getItem('token'));
    return fetch(`${siteUrl()}/api/print${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  async lines(): Promise<PrintLine[]> {
    return ((await this.callJson('GET', '/lines')) as { lines: PrintLine[] }).lines;
  }

  async line(): Promise<PrintLine> {
    const [line, ...more] = await this.lines();
    if (!line || more.length > 0) throw new Error(`the account has ${more.length + (line ? 1 : 0)} lines, not one`);
    return line;
  }

  async addLine(order: PrintOrder): Promise<PrintLine> {
    return ((await this.callJson('POST', '/lines', order)) as { line: PrintLine }).line;
  }

  async printFile(line: Pick<PrintLine, 'id'>): Promise<Buffer> {
    const response = await this.call('GET', `/lines/${line.id}/print-file`);
    if (!response.ok) throw new Error(`no print file: ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  }

  private async callJson(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const response = await this.call(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  }
}
