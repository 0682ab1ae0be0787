// The judge of the call sets finds what is wrong: every test spoils one thing in what right calls have left, or makes wrong calls.
import { describe, expect, it } from 'vitest';
import { gemm, type Prec } from '../../src/index.ts';
import type { MatrixView } from '../../testing/lib/norms.ts';
import type { Operands } from '../../testing/lib/operands.ts';
import { cpu } from '../setup/contexts.ts';
import { type Cells, execute, stage } from './arenas.ts';
import type { CallSet } from './callSet.ts';
import { judge, perform } from './judge.ts';
import { gemvSet } from './level2Sets.ts';
import { gemmSet, syrkSet } from './level3Sets.ts';

const EPS = { s: 2 ** -24, d: 2 ** -53 };

/** Makes the first call whose problem matches, and one behind it, which must be right; what the judge says when it has been spoiled. */
async function complaintsOf<P extends object, D extends Operands>(
  set: CallSet<P, D>,
  match: Partial<P>,
  prec: Prec,
  spoil: (cells: (operand: keyof D & string) => Cells, views: D) => void,
): Promise<readonly string[]> {
  const first = set.problems.findIndex((p) =>
    Object.entries(match).every(([key, value]) => p[key as keyof P] === value),
  );
  const problems = set.problems.slice(first, first + 2);
  expect(problems).toHaveLength(2);
  const staging = stage(set, problems, prec);
  const after = await execute(cpu, set, staging);
  expect(judge(set, prec, staging, after).complaints).toEqual([]);
  spoil((operand) => after.get(operand)!, staging.operands[0]!);
  return judge(set, prec, staging, after).complaints;
}

const GEMM = { m: 5, n: 3, k: 9, transA: 't', transB: 'n', alpha: 0.7, beta: 1.3 } as const;
const at = ({ offset, ld }: MatrixView, i: number, j: number): number => offset + i + j * ld;

describe.each(['s', 'd'] as const)('in precision %s the judge finds', (prec) => {
  it('a result with an error above the bound, and none below', async () => {
    for (const [ulps, found] of [
      [2, 0],
      [400, 1],
    ] as const) {
      const complaints = await complaintsOf(gemmSet, GEMM, prec, (cells, { C }) => {
        cells('C')[at(C, 2, 1)]! += ulps * EPS[prec];
      });
      expect(complaints).toHaveLength(found);
      if (found === 1) expect(complaints[0]).toMatch(/gemm .*"k":9.* error .* bound 32/);
    }
  });

  it('NaN and infinity', async () => {
    for (const wrong of [Number.NaN, Infinity]) {
      const complaints = await complaintsOf(gemmSet, GEMM, prec, (cells, { C }) => {
        cells('C')[at(C, 4, 2)] = wrong;
      });
      expect(complaints).toHaveLength(1);
    }
  });

  it('a write into the padding, in front of and behind the operands', async () => {
    for (const place of [(C: MatrixView) => at(C, 5, 1), (C: MatrixView) => C.offset - 1, () => 0]) {
      const complaints = await complaintsOf(gemmSet, GEMM, prec, (cells, { C }) => {
        cells('C')[place(C)] = 0;
      });
      expect(complaints).toEqual([expect.stringContaining('1 cells of C that are not results have changed')]);
    }
  });

  it('a change of an operand that is only read, be it of the sign of a zero', async () => {
    const complaints = await complaintsOf(gemmSet, GEMM, prec, (cells, { A }) => {
      // The middle column of A is zero but on the diagonal.
      expect(cells('A')[at(A, 8, 1)]).toBe(0);
      cells('A')[at(A, 8, 1)] = -0;
    });
    expect(complaints).toEqual([expect.stringContaining('1 cells of A that are not results have changed')]);
  });

  it('a write into the triangle that is not stored', async () => {
    const complaints = await complaintsOf(syrkSet, { uplo: 'l', n: 5, k: 2 }, prec, (cells, { C }) => {
      cells('C')[at(C, 1, 2)] = 0;
    });
    expect(complaints).toEqual([expect.stringContaining('1 cells of C that are not results have changed')]);
  });

  it('a write by a call that has nothing to do', async () => {
    const complaints = await complaintsOf(gemvSet, { m: 0, n: 2 }, prec, (cells, { x }) => {
      cells('y')[x.offset] = 0;
    });
    expect(complaints).toEqual([expect.stringContaining('1 cells of y that are not results have changed')]);
  });

  it('a call that does nothing, one that takes beta = 1 for another, and one that does not transpose', async () => {
    const { routine } = gemmSet;
    const wrong: readonly (typeof routine.run)[] = [
      async () => {},
      (queue, p, operands) => routine.run(queue, { ...p, beta: p.beta === 1.3 ? 1 : p.beta }, operands),
      async (queue, { transA, transB, m, n, k, alpha, beta }, { A, B, C }) => {
        const swapped = transA === 'n' || m !== k ? transA : 'n';
        await gemm(queue, { transA: swapped, transB, m, n, k, alpha, A, lda: A.ld, B, ldb: B.ld, beta, C, ldc: C.ld });
      },
    ];
    for (const run of wrong) {
      const { complaints } = await perform(cpu, { ...gemmSet, routine: { ...routine, run } }, prec);
      expect(complaints.length).toBeGreaterThan(100);
    }
  });
});
