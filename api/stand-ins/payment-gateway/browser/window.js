const sheet = document.querySelector('.sheet');
const status = document.getElementById('status');
const buttons = [...document.querySelectorAll('button')];
const OUTCOME_SHOWN_MS = 700;

const send = (message) => window.parent.postMessage(message, window.location.origin);

function busy(text) {
  for (const button of buttons) button.disabled = true;
  status.className = 'status';
  status.textContent = text;
}

function idle(text) {
  status.className = 'status failed';
  status.textContent = text;
  offerButtons();
}

function offerButtons() {
  for (const button of buttons) button.disabled = false;
  buttons[0].focus();
}

async function settle(action, { doing, done, type }) {
  busy(doing);
  try {
    const response = await fetch(`/dev/payments/checkout/${sheet.dataset.order}/${action}`, { method: 'POST' });
    const body = await response.json();
    if (!response.ok) return idle(body.error.description);
    status.textContent = done;
    status.classList.add(type);
    setTimeout(() => send({ type, response: body }), OUTCOME_SHOWN_MS);
  } catch {
    idle('The gateway can’t be reached. Try again.');
  }
}

document.getElementById('pay')?.addEventListener('click', () => {
  void settle('pay', { doing: 'Paying…', done: 'Paid. Back to the shop…', type: 'paid' });
});
document.getElementById('fail')?.addEventListener('click', () => {
  void settle('fail', { doing: 'Failing…', done: 'Payment failed. Back to the shop…', type: 'failed' });
});
document.getElementById('close').addEventListener('click', () => send({ type: 'dismissed' }));

document.addEventListener('keydown', (event) => {
  const enabled = buttons.filter((button) => !button.disabled);
  if (event.key === 'Escape' && enabled.length > 0) send({ type: 'dismissed' });
  if (event.key !== 'Tab' || enabled.length === 0) return;
  const step = event.shiftKey ? -1 : 1;
  const next = enabled[(enabled.indexOf(document.activeElement) + step + enabled.length) % enabled.length];
  event.preventDefault();
  next.focus();
});

window.addEventListener('message', (event) => {
  if (event.origin !== window.location.origin || event.source !== window.parent) return;
  if (event.data?.type !== 'options') return;
  const { name, description, color } = event.data;
  if (name) document.getElementById('merchant').textContent = name;
  const line = document.getElementById('description');
  if (line) line.textContent = description;
  if (/^#[0-9a-f]{6}$/i.test(color)) sheet.style.setProperty('--accent', color);
  offerButtons();
});

send({ type: 'ready' });
