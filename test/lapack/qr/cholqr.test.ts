// CHOLQR on every context: the case's sweep, and each way that the condition of A leads to.
import { describe, expect, it } from 'vitest';
import { enqueueCopy } from '../../../src/blas1/copy.gpu.ts';
import type { Prec } from '../../../src/index.ts';
import { enqueueRowPasses } from '../../../src/lapack/qr/cholqrRows.gpu.ts';
import { withLeases } from '../../../src/lapack/refine/expert.gpu.ts';
import type { DeviceBuffer, DeviceMat } from '../../../src/runtime/buffer.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type CholqrProblem, cholqrCase } from '../../../testing/cases/lapack/qr/cholqr.ts';
import { attempt, complaints, judge } from '../../../testing/lib/case.ts';
import { copied, fill } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { formula, type Source } from '../../../testing/lib/source.ts';
import { full, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpu, gpuTest, gpuWide } from '../../setup/contexts.ts';

const ODD = { pad: 3, offset: 5 };
const software = gpu !== undefined && gpu.gpu!.software;
const slow = /llvmpipe/.test(gpu?.gpu?.name ?? '');
/** Every variant of unrolled rows takes a software adapter seconds, llvmpipe many: few of them there, and one. */
const SOFTWARE_SWEEP = cholqrCase.sweep.filter(({ job, n, nrhs }) =>
  slow ? n === 4 || n === 33 : [0, 17, 33].includes(n) || (n === 32 && job === 'r' && nrhs === 1),
);
const first = ({ data, offset }: { data: ArrayLike<number>; offset: number }): number => data[offset]!;

/** Columns of cosines, nearly orthogonal, and the last one all but the first: the condition number is about 1 / distance. */
const near =
  (distance: number): Source =>
  (a, prec) => {
    const cosine = (i: number, j: number): number => Math.cos((Math.PI * (i + 0.5) * j) / a.rows);
    const last = a.cols - 1;
    fill(prec, a, (i, j) => (j < last ? cosine(i, j) : cosine(i, 0) + distance * cosine(i, last)));
  };

async function solvesTheSweep(context: Context, prec: Prec): Promise<void> {
  for (const problem of context === cpu
    ? some(cholqrCase.sweep, 4)
    : some(software ? SOFTWARE_SWEEP : cholqrCase.sweep, 4)) {
    expect(await complaints(context, cholqrCase, problem, prec)).toEqual([]);
  }
}

/** Each condition number, and the passes that it may take. */
async function choosesAWay(context: Context, prec: Prec, n: number): Promise<void> {
  const [easy, hard, singular] = 'sc'.includes(prec) ? [1e-2, 2e-5, 1e-9] : [1e-6, 1e-11, 1e-18];
  for (const [distance, expected] of [
    [easy, 2],
    [hard, 3],
    [singular, 0],
  ] as const) {
    for (const job of context === gpu && software ? (['q'] as const) : (['q', 'r'] as const)) {
      const problem: CholqrProblem = { job: 'q', m: 200, n, nrhs: 2, source: near(distance), layout: ODD };
      const outcome = await attempt(context, cholqrCase, { ...problem, job }, prec);
      expect(first(outcome.after.passes)).toBe(expected);
      expect(judge(cholqrCase, { ...problem, job }, prec, outcome)).toEqual([]);
    }
    const { after } = await attempt(
      context,
      cholqrCase,
      { job: 'r', m: 200, n, nrhs: 1, source: near(distance), fallback: false },
      prec,
    );
    expect(first(after.passes)).toBe(expected === 2 ? 2 : -1);
  }
}

async function fallsBackOnBadData(context: Context, prec: 's' | 'd'): Promise<void> {
  const large = prec === 's' ? 2 ** 100 : 2 ** 900;
  for (const factor of [large, 1 / large]) {
    const source = formula((i, j) => factor * (1 + ((i * 7 + j * 3) % 11) + (i === j ? 9 : 0)));
    const { after, before } = await attempt(context, cholqrCase, { job: 'q', m: 40, n: 6, nrhs: 0, source }, prec);
    expect(first(after.passes)).toBe(0);
    // Column norms of R are those of A.
    const norm = (x: typeof after.A, rows: number): number => {
      let sum = 0;
      for (let i = 0; i < rows; i++) sum += (x.data[x.offset + i + 5 * x.ld]! / factor) ** 2;
      return Math.sqrt(sum);
    };
    expect(Math.abs(norm(after.R, 6) / norm(before.A, 40) - 1)).toBeLessThan(1e-5);
  }
  const source: Source = (a, p) => fill(p, a, (i, j) => (i === 3 && j === 2 ? Number.NaN : Math.sin(i * j + i)));
  const { after } = await attempt(context, cholqrCase, { job: 'q', m: 30, n: 4, nrhs: 1, source }, prec);
  expect(first(after.passes)).toBe(0);
  expect(after.R.data[after.R.offset + 2 + 2 * after.R.ld]).toBeNaN();
}

/** Up to 32 columns with rows in registers, which a software adapter is spared: each width, and each verdict. */
async function keepsRowsInRegisters(context: Context): Promise<void> {
  const tried = [
    [32, 2e-5, true, 3],
    [17, 1e-2, false, 2],
    [9, 1e-2, false, 2],
    [9, 2e-5, false, -1],
    [9, 1e-9, false, -1],
    [9, 1e-9, true, -1],
  ] as const;
  for (const [n, distance, shifted, expected] of full ? tried : [tried[1], tried[4]]) {
    const problem: CholqrProblem = { job: 'q', m: 300, n, nrhs: 1, source: near(distance), layout: ODD };
    const run: typeof cholqrCase.run = async (queue, { m }, { A, R, B, C, passes }) => {
      const mat = ({ buffer, offset: off, ld }: typeof A): DeviceMat => ({ data: buffer as DeviceBuffer, off, ld });
      const operands = { A: mat(A), R: mat(R), B: mat(B), C: mat(C) };
      await withLeases(queue, async (lease) => {
        const found = enqueueRowPasses(queue, { wantsQ: true, m, n, nrhs: 1, ...operands }, shifted, lease);
        found.store();
        enqueueCopy(queue, 1, found.status, mat(passes as never));
      });
    };
    const outcome = await attempt(context, cholqrCase, problem, 's', run);
    expect(first(outcome.after.passes), `${n} columns, ${distance}`).toBe(expected);
    if (expected > 0) expect(judge(cholqrCase, problem, 's', outcome)).toEqual([]);
  }
}

if (!slow) gpuWide('cholqr keeps rows of up to 32 columns in registers', keepsRowsInRegisters);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'cholqr on a %s context',
  (_, context) => {
    it.each(['s', 'c'] as const)('factors the whole sweep (%s)', (prec) => solvesTheSweep(context, prec));
    it.each(slow ? [12] : [12, 40])('takes two passes, three, or reflections as the condition asks for (n = %d)', (n) =>
      choosesAWay(context, 's', n),
    );
    it('falls back on reflections where squares leave the range, and for NaN', () => fallsBackOnBadData(context, 's'));
  },
);

it('cholqr in double precision on the CPU', async () => {
  await solvesTheSweep(cpu, 'd');
  await solvesTheSweep(cpu, 'z');
  for (const prec of ['d', 'c', 'z'] as const) await choosesAWay(cpu, prec, 12);
  await fallsBackOnBadData(cpu, 'd');
});

it.each(['s', 'd', 'c', 'z'] as const)('the reference factors the sweep too (%s)', (prec) => {
  for (const problem of some(cholqrCase.sweep, 4)) {
    const before = cholqrCase.data(problem, prec, new Random());
    const after = copied(before, ['A', 'R', 'C', 'passes']);
    cholqrCase.reference(problem, after);
    expect(judge(cholqrCase, problem, prec, { before, after })).toEqual([]);
  }
  const bad = { job: 'q', m: 60, n: 9, nrhs: 2, source: near(0) } as const;
  const before = cholqrCase.data(bad, prec, new Random());
  const after = copied(before, ['A', 'R', 'C', 'passes']);
  cholqrCase.reference(bad, after);
  expect(first(after.passes)).toBe(0);
  expect(judge(cholqrCase, bad, prec, { before, after })).toEqual([]);
});

gpuTest('complex matrices take as many passes as their condition asks for', (context) => choosesAWay(context, 'c', 12));
