import { formatPaise } from '@kaagazz/domain';
import { escapeHtml } from '../escape-html.ts';
import type { GatewayOrder } from './ledger.ts';

/** The payment window's document: what is paid to whom, and three buttons: disabled until window.js listens to them. */
export function renderCheckoutPage(order: GatewayOrder): string {
  return renderDocument(`<main class="sheet" aria-labelledby="merchant" data-order="${escapeHtml(order.id)}">
<p class="notice">Stand-in gateway: no real money moves</p>
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

/** Shown instead when the order can't be paid: says why, and can only be closed. */
export function renderCheckoutProblem(description: string): string {
  return renderDocument(`<main class="sheet" aria-labelledby="merchant">
<p class="notice">Stand-in gateway: no real money moves</p>
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
