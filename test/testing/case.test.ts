// That the cases can fail: wrong results and stray writes of every kind are found.
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/cases/index.ts';
import { attempt, judge, written } from '../../testing/lib/case.ts';
import type { MatrixView } from '../../testing/lib/norms.ts';
import { copied, type Operands } from '../../testing/lib/operands.ts';
import { cpu } from '../setup/contexts.ts';

const result = (operands: Operands, name: string): MatrixView => operands[name] as MatrixView;

describe.each(cases.map((c) => [c.spec.name, c] as const))('case %s', (_, c) => {
  // The last problem of a sweep with a result of some size, a padding and an offset.
  const outcomes = c.sweep.map(async (problem) => ({ problem, ...(await attempt(cpu, c, problem, 'd')) }));
  const main = c.spec.name === 'gemm' ? 'C' : c.spec.name === 'getrf' || c.spec.name === 'laswp' ? 'A' : 'B';

  it('has a problem that changes its result, and finds nothing wrong with it', async () => {
    for (const { problem, ...outcome } of await Promise.all(outcomes)) {
      expect(judge(c, problem, 'd', outcome)).toEqual([]);
    }
    expect(written(c)).toContain(main);
  });

  it('finds one wrong, missing or unordered element', async () => {
    let judged = 0;
    for (const { problem, before, after } of await Promise.all(outcomes)) {
      const { rows, cols, ld, offset } = result(after, main);
      if (rows < 9 || cols < 2) continue;
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 12.5]) {
        const wrong = copied(after, written(c));
        result(wrong, main).data[offset + 3 + ld] = value;
        expect(judge(c, problem, 'd', { before, after: wrong }), JSON.stringify({ problem, value })).toHaveLength(1);
      }
      judged++;
    }
    expect(judged).toBeGreaterThan(0);
  });

  it('finds a write beside the result', async () => {
    let judged = 0;
    for (const { problem, before, after } of await Promise.all(outcomes)) {
      const { data, rows, cols, ld, offset } = result(after, main);
      if (rows === 0 || cols === 0 || offset === 0) continue;
      for (const place of [offset - 1, offset + (cols - 1) * ld + rows, data.length - 1]) {
        const wrong = copied(after, written(c));
        result(wrong, main).data[place] = 0.5;
        expect(judge(c, problem, 'd', { before, after: wrong }), JSON.stringify({ problem, place })).toHaveLength(1);
      }
      judged++;
    }
    expect(judged).toBeGreaterThan(0);
  });
});
