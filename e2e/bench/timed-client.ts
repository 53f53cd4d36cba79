import http from 'node:http';

export interface TimedResponse {
  body: string;
  firstByte: number;
  total: number;
}

export class TimedClient {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  get(url: string, headers: http.OutgoingHttpHeaders = {}): Promise<TimedResponse> {
    const started = performance.now();
    return new Promise((resolve, reject) => {
      http
        .get(url, { agent: this.#agent, headers }, (response) => {
          const firstByte = performance.now() - started;
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const total = performance.now() - started;
            const body = Buffer.concat(chunks).toString();
            if (response.statusCode === 200) resolve({ body, firstByte, total });
            else reject(new Error(`${url}: ${response.statusCode} ${body.slice(0, 300)}`));
          });
        })
        .on('error', reject);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
