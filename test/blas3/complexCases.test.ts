// The complex routines of BLAS 3 beside gemm, herk and trsm on the GPU in single precision and on the CPU in double: the
// cases' sweeps, in small blocks too, and what is refused. In single precision on the CPU test/testing/complex.test.ts does them.
import { describe, expect, it } from 'vitest';
import { enqueueGemmtr } from '../../src/blas3/products/gemmtr.gpu.ts';
import { enqueueTrmm } from '../../src/blas3/triangular/trmm.gpu.ts';
import { csyr2k, csyrk, type DeviceBuffer, syrk } from '../../src/index.ts';
import { gemmtrCase } from '../../testing/cases/blas3/products/gemmtr.ts';
import { hemmCase } from '../../testing/cases/blas3/products/hemm.ts';
import { her2kCase } from '../../testing/cases/blas3/products/her2k.ts';
import { symmCase } from '../../testing/cases/blas3/products/symm.ts';
import { syr2kCase } from '../../testing/cases/blas3/products/syr2k.ts';
import { syrkCase } from '../../testing/cases/blas3/products/syrk.ts';
import { trmmCase } from '../../testing/cases/blas3/triangular/trmm.ts';
import { partsAt } from '../../testing/lib/calls.ts';
import { type Case, complaints, judge, written } from '../../testing/lib/case.ts';
import { copied } from '../../testing/lib/operands.ts';
import { Random } from '../../testing/lib/random.ts';
import { inField } from '../../testing/lib/scalars.ts';
import { expectRefusal, rejectionOf } from '../lib/caught.ts';
import { sampled, some } from '../lib/sampled.ts';
import { cpu, gpuTest } from '../setup/contexts.ts';

const cases: readonly Case[] = [gemmtrCase, symmCase, hemmCase, syrkCase, syr2kCase, her2kCase, trmmCase];

/** Problems of a sweep that a short run makes on the CPU. */
const SHORT = 20;

describe.each(cases.map((c) => [c.spec.name, c] as const))('%s', (_, c) => {
  gpuTest('is the formula in complex single precision on the GPU', async (context) => {
    for (const problem of sampled(context, c.sweep, 2)) expect(await complaints(context, c, problem, 'c')).toEqual([]);
  });

  it('is the formula in complex double precision', async () => {
    for (const problem of some(c.sweep, SHORT)) expect(await complaints(cpu, c, problem, 'z')).toEqual([]);
  });

  it('is the formula by the reference, without the engine', () => {
    for (const prec of ['c', 'z'] as const) {
      for (const problem of some(c.sweep, SHORT)) {
        const before = c.data(problem, prec, new Random());
        const after = copied(before, written(c));
        c.reference(problem, after);
        expect(judge(c, problem, prec, { before, after })).toEqual([]);
      }
    }
  });

  gpuTest('in complex double precision runs on the CPU of a GPU context, and says so', async (context) => {
    expect(await complaints(context, c, c.sweep.at(-1)!, 'z')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: `z${c.spec.name}`, backend: 'cpu' });
  });
});

const mat = (X: { readonly buffer: unknown; readonly offset: number; readonly ld: number }) => ({
  data: X.buffer as DeviceBuffer,
  off: X.offset,
  ld: X.ld,
});

gpuTest('gemmtr and trmm in blocks of 16, past the front', async (context) => {
  const triangle: typeof gemmtrCase.run = async (queue, p, at) => {
    const scalars = { alpha: inField(p.alpha, partsAt(at)), beta: inField(p.beta, partsAt(at)) };
    enqueueGemmtr(queue, { ...p, ...scalars, A: mat(at.A), B: mat(at.B), C: mat(at.C), nb: 16 });
  };
  for (const problem of sampled(context, gemmtrCase.sweep, 3))
    expect(await complaints(context, gemmtrCase, problem, 'c', triangle)).toEqual([]);
  const multiply: typeof trmmCase.run = async (queue, { transA, ...p }, at) =>
    enqueueTrmm(queue, {
      ...p,
      alpha: inField(p.alpha, partsAt(at)),
      trans: transA,
      A: mat(at.A),
      B: mat(at.B),
      nb: 16,
    });
  for (const problem of sampled(context, trmmCase.sweep, 3))
    expect(await complaints(context, trmmCase, problem, 'c', multiply)).toEqual([]);
});

it("a conjugate transpose is refused where the result would not be symmetric; of real numbers 'c' is 't'", async () => {
  const [A, C] = [cpu.upload('c', Float32Array.of(1, 2)), cpu.alloc('c', 1)];
  const call = { uplo: 'l', trans: 'c', n: 1, k: 1, A, lda: 1, C, ldc: 1 } as const;
  expectRefusal(await rejectionOf(() => csyrk(cpu, call)), { argument: 'trans', position: 2 });
  expectRefusal(await rejectionOf(() => syrk(cpu, call)), { argument: 'trans', position: 2 });
  const two = { ...call, B: A, ldb: 1 };
  expectRefusal(await rejectionOf(() => csyr2k(cpu, two)), { argument: 'trans', position: 2 });
  await csyrk(cpu, { ...call, trans: 't' });
  expect([...(await cpu.download(C))]).toEqual([-3, 4]);
  const [R, S] = [cpu.upload('s', Float32Array.of(3)), cpu.alloc('s', 1)];
  await syrk(cpu, { ...call, A: R, C: S });
  expect([...(await cpu.download(S))]).toEqual([9]);
});
