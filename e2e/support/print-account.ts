import type { Page } from 'playwright-core';

import { siteUrl } from './site.ts';

/** What is sent to have something printed, as the forms send it. */
interface PrintOrder {
  service: string;
  design?: string;
  fields: Readonly<Record<string, string>>;
  quantity: number;
}

/** A line of Print With Us as the api answers it, as far as journeys read it. */
interface PrintLine {
  id: string;
  title: string;
  quantity: number;
  /** rupees a piece */
  price: number;
  file: { id: string } | null;
  proof: { sha256: string; approvedAt: string | null };
}

/** What an account holds of Print With Us, asked for with the session of the shopper who is at a page. */
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

  /** Every line in the account's cart. */
  async lines(): Promise<PrintLine[]> {
    return ((await this.answer('GET', '/lines')) as { lines: PrintLine[] }).lines;
  }

  /** The one line in the account's cart. */
  async line(): Promise<PrintLine> {
    const [line, ...more] = await this.lines();
    if (!line || more.length > 0) throw new Error(`the account has ${more.length + (line ? 1 : 0)} lines, not one`);
    return line;
  }

  /** Puts a line into the account's cart without the way through the form. */
  async orders(order: PrintOrder): Promise<PrintLine> {
    return ((await this.answer('POST', '/lines', order)) as { line: PrintLine }).line;
  }

  /** What goes to the press. */
  async printFile(line: Pick<PrintLine, 'id'>): Promise<Buffer> {
    const answer = await this.call('GET', `/lines/${line.id}/print-file`);
    if (!answer.ok) throw new Error(`no print file: ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  private async answer(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const answer = await this.call(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  }
}
