import { requestIdOf } from './request-id.ts';

it.each(['0123abcd', 'b7e1f3c2-6d1e-4c55-9d0e-3f1f2a9c7d10', 'a'.repeat(64)])('keeps the request id %s', (id) => {
  expect(requestIdOf({ headers: { 'x-request-id': id } })).toBe(id);
});

it.each([undefined, '', 'short', 'a'.repeat(65), 'asha@example.com', 'two words', 'line\nbreak', '<script>alert'])(
  'replaces the request id %j with a new one',
  (id) => {
    const ids = [1, 2].map(() => requestIdOf({ headers: { 'x-request-id': id } }));

    expect(new Set(ids).size).toBe(2);
    for (const each of ids) expect(each).toMatch(/^[0-9a-f-]{36}$/);
  },
);
