import type { ReactNode } from 'react';

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

export function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return facts.map(({ label, value }) => (
    <Fact key={label} label={label}>
      {value}
    </Fact>
  ));
}
