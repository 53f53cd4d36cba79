import type { ReactNode } from 'react';

/** A label and its value, as one row of `Facts` or `Sums`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
