import type { Page } from 'playwright-core';

import { siteUrl } from './site.ts';

interface PrintOrder {
  service: string;
  design?: string;
  fields: Readonly<Record<string, string>>;
  quantity: number;
}

/** The fields of a print line that journeys read. */
interface PrintLine {
  id: string;
  title: string;
  quantity: number;
  /** In rupees per piece. */
  price: number;
  file: { id: string } | null;
  proof: { sha256: string; approvedAt: string | null };
}

/** Calls the print api with the session of a page's shopper. */
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

  /** Returns all print lines of the account. */
  async lines(): Promise<PrintLine[]> {
    return ((await this.callJson('GET', '/lines')) as { lines: PrintLine[] }).lines;
  }

  /** Returns the account's print line. Fails unless there is exactly one. */
  async line(): Promise<PrintLine> {
    const [line, ...more] = await this.lines();
    if (!line || more.length > 0) throw new Error(`the account has ${more.length + (line ? 1 : 0)} lines, not one`);
    return line;
  }

  /** Creates a print line without using the form. */
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
