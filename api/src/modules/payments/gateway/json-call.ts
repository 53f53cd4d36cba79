import http from 'node:http';
import https from 'node:https';

interface JsonCall {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** JSON */
  body?: string | undefined;
  /** Aborts the request, also while the response is received. */
  signal: AbortSignal;
}

interface JsonResponse {
  status: number;
  body: unknown;
}

/**
 * Sends a request over a kept-alive connection and parses the JSON response. Doesn't use `fetch`,
 * whose streams cost 0.25 ms of CPU per call while a shopper waits. Doesn't follow redirects.
 *
 * @throws Error of the network, of the signal, or if the response is not JSON
 */
export async function callForJson(url: string, call: JsonCall): Promise<JsonResponse> {
  const { status, text } = await send(url, call);
  return { status, body: JSON.parse(text) as unknown };
}

function send(url: string, { method, headers, body, signal }: JsonCall): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const sent = body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
    request(url, { method, headers: sent, signal }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (piece: string) => (text += piece))
        .on('error', reject)
        .on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end(body);
  });
}
