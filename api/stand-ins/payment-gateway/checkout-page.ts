import { formatPaise } from '@kaagazz/domain';
import { escapeHtml } from '../escape-html.ts';
import type { GatewayOrder } from './ledger.ts';

export function renderCheckoutPage(order: GatewayOrder): string {
  return renderDocument(`<main class="sheet" aria-labelledby="merchant" data-order="${escapeHtml(order.id)}">
<p class="notice">Test gateway. You will not be charged.</p>
<h1 id="merchant">Payment</h1>
<p id="description" class="description"></p>
<p class="amount">${escapeHtml(formatPaise(order.amount))}</p>
<p class="reference">Order ${escapeHtml(order.id)}</p>
<p id="status" class="status" role="status"></p>
<div class="actions">
<button type="button" id="pay" class="primary" disabled>Pay</button>
<button type="button" id="fail" disabled>Fail payment</button>
<button type="button" id="close" class="quiet" disabled>Close</button>
</div>
</main>`);
}

export function renderCheckoutProblem(description: string): string {
  return renderDocument(`<main class="sheet" aria-labelledby="merchant">
<p class="notice">Test gateway. You will not be charged.</p>
<h1 id="merchant">Payment</h1>
<p class="status failed" role="alert">${escapeHtml(description)}</p>
<div class="actions">
<button type="button" id="close" disabled>Close</button>
</div>
</main>`);
}

function renderDocument(body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payment window</title>
<link rel="stylesheet" href="/dev/payments/window.css">
<script src="/dev/payments/window.js" defer></script>
</head>
<body>
${body}
</body>
</html>`;
}
