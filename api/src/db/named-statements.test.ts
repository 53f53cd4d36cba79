import { NamedStatements } from './named-statements.ts';

const times = (statements: NamedStatements, text: string, count: number) =>
  Array.from({ length: count }, () => statements.nameOf(text)).at(-1);

describe('NamedStatements', () => {
  it('a SQL statement gets a name on its fourth use', () => {
    const statements = new NamedStatements();

    expect(times(statements, 'select 1', 3)).toBeUndefined();
    const name = statements.nameOf('select 1');

    expect(name).toBeDefined();
    expect(times(statements, 'select 1', 10)).toBe(name);
    expect(times(statements, 'select 2', 10)).not.toBe(name);
  });

  it('at most 100 SQL statements get a name', () => {
    const statements = new NamedStatements();
    for (let shape = 0; shape < 5_000; shape += 1) expect(statements.nameOf(`select ${shape}`)).toBeUndefined();
    const names = Array.from({ length: 300 }, (_, each) => times(statements, `select hot ${each}`, 5));

    expect(names.filter((name) => name !== undefined)).toHaveLength(100);
    expect(times(statements, 'x'.repeat(5_000), 10)).toBeUndefined();
  });
});
