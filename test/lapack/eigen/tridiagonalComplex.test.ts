// STEQR, STEDC and STEIN of complex precisions: their cases on every context and by the references, the bits of the real routines, NaN, and
// precisions by the generic name.
import { describe, expect, it } from 'vitest';
import { type DeviceBuffer, steqr } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { stedcCase } from '../../../testing/cases/lapack/eigen/stedc.ts';
import { steinCase } from '../../../testing/cases/lapack/eigen/stein.ts';
import { type SteqrData, type SteqrProblem, steqrCase } from '../../../testing/cases/lapack/eigen/steqr.ts';
import { attempt, type Case, checkRandom, complaints } from '../../../testing/lib/case.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { elementsOf } from '../../../testing/lib/tridiagonal.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['c', 'z'] as const;
const SOLVERS = [steqrCase, stedcCase] as const;
const CASES = ([...SOLVERS, steinCase] as unknown as Case[]).map((c) => [c.spec.name, c] as const);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it.each(CASES)('does the sweep of %s', async (_, c) => {
      for (const prec of PRECS)
        for (const problem of some(c.sweep, backend === 'cpu' ? 5 : 1))
          expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  },
);

it.each(CASES)('the reference of %s does the sweep too', (_, c) => {
  for (const prec of PRECS) {
    for (const problem of some(c.sweep, 4)) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before));
      c.reference(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < c.tolerance * EPS[prec], `${prec} ${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  }
});

/** The real parts, if no imaginary part is other than zero. */
function realOnly(z: MatrixView): Float64Array | undefined {
  const all = Array.from({ length: z.cols }, (_, j) => [...columnOf(z, j)]).flat();
  return all.every((x, p) => p % 2 === 0 || x === 0) ? Float64Array.from(all.filter((_, p) => p % 2 === 0)) : undefined;
}

it.each(SOLVERS.map((c) => [c.spec.name, c] as const))("vectors by %s with 'i' are the real ones", async (_, c) => {
  for (const n of [7, 40]) {
    const problem: SteqrProblem = { n, compz: 'i', kind: 'random' };
    const [real, complex] = await Promise.all((['d', 'z'] as const).map((prec) => attempt(cpu, c, problem, prec)));
    expect(elementsOf(complex!.after.D)).toEqual(elementsOf(real!.after.D));
    expect(realOnly(complex!.after.Z)).toEqual(Float64Array.from(real!.after.Z.data));
  }
});

it.each(SOLVERS.map((c) => [c.spec.name, c] as const))('%s says what is not finite', async (_, c) => {
  for (const compz of ['i', 'v'] as const) {
    for (const n of [3, 40]) {
      const planted: Case<SteqrProblem, SteqrData> = {
        ...c,
        data(...args) {
          const data = c.data(...args);
          data.E.data[data.E.offset + 1] = Number.NaN;
          return data;
        },
      };
      const { after } = await attempt(cpu, planted, { n, compz, kind: 'random' }, 'z');
      expect(after.info.data[after.info.offset]).toBe(n);
      for (let j = 0; j < n; j++) expect(columnOf(after.Z, j).every(Number.isNaN)).toBe(true);
    }
  }
});

it('by the generic name precision is that of Z, without it that of D', async () => {
  const of = (type: 's' | 'd') =>
    [
      [2, 2, 2],
      [-1, -1],
    ].map((x) => (type === 's' ? cpu.upload('s', Float32Array.from(x)) : cpu.upload('d', Float64Array.from(x)))) as [
      DeviceBuffer<'s' | 'd'>,
      DeviceBuffer<'s' | 'd'>,
    ];
  const info = cpu.alloc('i', 1);
  for (const [prec, real] of [
    ['z', 'd'],
    ['c', 's'],
  ] as const) {
    const [[D, E], Z] = [of(real), cpu.alloc(prec, 9)];
    await steqr(cpu.queue, { n: 3, D, E, Z, ldz: 3, info });
    expect(Math.abs((await cpu.download(Z))[2]!)).toBeCloseTo(Math.SQRT1_2);
    expect(cpu.queue.trace.at(-1)!.routine).toBe(`${prec}steqr`);
    for (const buffer of [D, E, Z]) buffer.dispose();
  }
  const [D, E] = of('s');
  await steqr(cpu.queue, { compz: 'n', n: 3, D, E, info });
  expect((await cpu.download(D))[0]).toBeCloseTo(2 - Math.SQRT2);
  for (const buffer of [D, E, info]) buffer.dispose();
});
