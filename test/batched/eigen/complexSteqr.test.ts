// STEQR and STEDC of batches with complex vectors: the values and vectors of real calls, bit for bit, with imaginary parts of zero, in
// every form and order of storage; what is not finite; and the cases.
import { describe, expect, it } from 'vitest';
import * as basalt from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { stedcBatchedCases } from '../../../testing/cases/batched/eigen/stedcBatched.ts';
import { steqrBatchedCases } from '../../../testing/cases/batched/eigen/steqrBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, sizesOf } from '../forms.ts';
import { noise } from '../placed.ts';

const CASES = [...Object.values(steqrBatchedCases), ...Object.values(stedcBatchedCases)] as unknown as readonly Case[];
const REAL = { c: 's', z: 'd' } as const;

type Call = (queue: Context['queue'], args: never) => Promise<void>;

interface Batch {
  readonly routine: 'steqr' | 'stedc';
  readonly form: CallForm;
  readonly byRows: boolean;
  readonly n: number;
  /** An element of the diagonal of the second matrix. */
  readonly value?: number;
  readonly onFailure?: 'nan';
}

/** Three matrices: values, what is beside them, vectors of all, info. */
async function solve(
  context: Context,
  prec: 's' | 'd' | 'c' | 'z',
  { routine, form, byRows, n, value, onFailure }: Batch,
) {
  const real = prec === 'c' || prec === 'z' ? REAL[prec] : prec;
  const [columns, beside, square] = [n, n - 1, n].map((rows, k) =>
    [0, 1, 2].map(() => [rows, k === 2 ? n : 1] as const),
  );
  const D = new Operand(context, real, columns!, false, (b, i) =>
    value !== undefined && b === 1 && i === n - 1 ? value : noise(b, i, 3),
  );
  const E = new Operand(context, real, beside!, false, (b, i) => noise(b, i, 4));
  const Z = new Operand(context, prec, square!, byRows, () => (prec === real ? -7 : [-7, -7]));
  const info = context.alloc('i', 3);
  const { ldd: _, ...ofD } = D.args(context, 'D', form);
  const { lde: _e, ...ofE } = E.args(context, 'E', form);
  const args = { ...sizesOf(form, { n: [n, n, n] }), ...ofD, ...ofE, ...Z.args(context, 'Z', form), info };
  const options = { layout: byRows ? 'row' : 'col', ...(onFailure === undefined ? {} : { onFailure }) };
  await (basalt as unknown as Record<string, Call>)[`${routine}${form}`]!(context.queue, {
    ...args,
    ...options,
  } as never);
  const [d, e, z] = await Promise.all([D, E, Z].map((X) => context.download(X.ptr as never) as Promise<Float32Array>));
  expect([D.guarded(d!), E.guarded(e!), Z.guarded(z!)]).toEqual([true, true, true]);
  const found = {
    info: [...(await context.download(info))],
    values: [0, 1, 2].map((b) => [...D.matrix(d!, b)]),
    beside: [0, 1, 2].map((b) => [...E.matrix(e!, b)]),
    // Zeros of either sign are the same.
    vectors: [0, 1, 2].map((b) => [...Z.matrix(z!, b)].map((x) => x + 0)),
  };
  info.dispose();
  return found;
}

/** As complex numbers. */
const widened = (x: readonly number[]): number[] => x.flatMap((value) => [value, Number.isNaN(value) ? value : 0]);

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const host = context === cpu;
  const precs = host ? (['c', 'z'] as const) : (['c'] as const);

  it('are those of real calls, in every form and order of storage', async () => {
    for (const prec of precs)
      for (const routine of host ? (['steqr', 'stedc'] as const) : (['steqr'] as const))
        for (const form of FORMS)
          for (const [n, byRows] of host
            ? ([
                [5, false],
                [5, true],
                [40, true],
              ] as const)
            : ([[5, form !== 'Batched']] as const)) {
            const call = { routine, form, byRows, n };
            const [real, complex] = [await solve(context, REAL[prec], call), await solve(context, prec, call)];
            expect(complex).toEqual({ ...real, vectors: real.vectors.map(widened) });
            expect(complex.info).toEqual([0, 0, 0]);
          }
    expect(context.queue.trace.at(-1)!.backend).toBe(context.backend);
  });

  it('what is not finite is NaN in both parts, and leaves the others as they are', async () => {
    for (const onFailure of [undefined, 'nan'] as const) {
      const call = {
        routine: 'stedc',
        form: 'StridedBatched',
        byRows: true,
        n: 5,
        ...(onFailure ? { onFailure } : {}),
      } as const;
      const [good, bad] = [await solve(context, 'c', call), await solve(context, 'c', { ...call, value: Number.NaN })];
      expect(bad.info).toEqual([0, 5, 0]);
      for (const b of [0, 2]) expect([bad.values[b], bad.vectors[b]]).toEqual([good.values[b], good.vectors[b]]);
      expect([...bad.values[1]!, ...bad.vectors[1]!].every(Number.isNaN)).toBe(true);
    }
  });

  it('the cases of every form', async () => {
    for (const c of CASES)
      for (const prec of precs)
        for (const problem of host ? some(c.sweep, 6) : c.sweep.slice(0, 2))
          expect(await complaints(context, c, problem, prec), c.spec.name).toEqual([]);
  });
});
