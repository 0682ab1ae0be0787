// STEQR and STEDC of batches with complex vectors: the values and vectors of real calls, bit for bit, with imaginary parts of zero, in
// every form and order of storage; products of Z and vectors, real and complex; what is not finite; and the cases.
import { describe, expect, it } from 'vitest';
import * as basalt from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { stedcBatchedCases } from '../../../testing/cases/batched/eigen/stedcBatched.ts';
import { steqrBatchedCases } from '../../../testing/cases/batched/eigen/steqrBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { larger } from '../../../testing/lib/norms.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, type Pair, sizesOf } from '../forms.ts';
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
  /** What Z is multiplied by the vectors, where that is asked for. */
  readonly start?: (b: number, i: number, j: number) => number | Pair;
}

/** Three matrices: values, what is beside them, vectors of all, info. */
async function solve(
  context: Context,
  prec: 's' | 'd' | 'c' | 'z',
  { routine, form, byRows, n, value, onFailure, start }: Batch,
) {
  const real = prec === 'c' || prec === 'z' ? REAL[prec] : prec;
  const [columns, beside, square] = [n, n - 1, n].map((rows, k) =>
    [0, 1, 2].map(() => [rows, k === 2 ? n : 1] as const),
  );
  const D = new Operand(context, real, columns!, false, (b, i) =>
    value !== undefined && b === 1 && i === n - 1 ? value : noise(b, i, 3),
  );
  const E = new Operand(context, real, beside!, false, (b, i) => noise(b, i, 4));
  const Z = new Operand(context, prec, square!, byRows, start ?? (() => (prec === real ? -7 : [-7, -7])));
  const info = context.alloc('i', 3);
  const { ldd: _, ...ofD } = D.args(context, 'D', form);
  const { lde: _e, ...ofE } = E.args(context, 'E', form);
  const args = { ...sizesOf(form, { n: [n, n, n] }), ...ofD, ...ofE, ...Z.args(context, 'Z', form), info };
  const compz = start === undefined ? {} : { compz: 'v' };
  const options = { ...compz, layout: byRows ? 'row' : 'col', ...(onFailure === undefined ? {} : { onFailure }) };
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

/** The largest part of X - Z V, for the real V of vectors as they come, by columns. */
function gap(
  x: readonly number[],
  vectors: readonly number[],
  n: number,
  parts: 1 | 2,
  z: (i: number, j: number) => number | Pair,
): number {
  let worst = 0;
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++)
      for (let part = 0; part < parts; part++) {
        let sum = x[parts * (i + j * n) + part]!;
        for (let k = 0; k < n; k++) {
          const own = z(i, k);
          sum -= (typeof own === 'number' ? own : own[part]!) * vectors[parts * (k + j * n)]!;
        }
        worst = larger(Math.abs(sum), worst);
      }
  return worst;
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

  it('with v Z is multiplied by them, real or complex, in every form and order of storage', async () => {
    for (const prec of host ? (['s', 'd', 'c', 'z'] as const) : (['s', 'c'] as const))
      for (const routine of host ? (['steqr', 'stedc'] as const) : (['stedc'] as const))
        for (const form of FORMS)
          for (const [n, byRows] of [
            [5, form !== 'Batched'],
            // On a GPU merges have pipelines of their own.
            ...(host || (form === 'Batched' && prec === 'c') ? ([[40, true]] as const) : []),
          ] as const) {
            const parts = prec === 'c' || prec === 'z' ? 2 : 1;
            const start = (b: number, i: number, j: number): number | Pair =>
              parts === 1 ? noise(b, i, j) : [noise(b, i, j), noise(b + 7, j, i)];
            const call = { routine, form, byRows, n };
            const [vectors, found] = [await solve(context, prec, call), await solve(context, prec, { ...call, start })];
            expect({ ...found, vectors: [] }).toEqual({ ...vectors, vectors: [] });
            const bound = (prec === 's' || prec === 'c' ? 2 ** -23 : 2 ** -52) * 60 * n;
            for (const b of [0, 1, 2])
              expect(gap(found.vectors[b]!, vectors.vectors[b]!, n, parts, (i, j) => start(b, i, j)) < bound).toBe(
                true,
              );
          }
  });

  it('with v what is not finite is NaN in both parts, and leaves the others as they are', async () => {
    const start = (b: number, i: number, j: number): Pair => [noise(b, i, j), noise(b + 7, j, i)];
    const call = { routine: 'steqr', form: 'StridedBatched', byRows: false, n: 5, start } as const;
    const [good, bad] = [await solve(context, 'c', call), await solve(context, 'c', { ...call, value: Infinity })];
    expect(bad.info).toEqual([0, 5, 0]);
    for (const b of [0, 2]) expect([bad.values[b], bad.vectors[b]]).toEqual([good.values[b], good.vectors[b]]);
    expect([...bad.values[1]!, ...bad.vectors[1]!].every(Number.isNaN)).toBe(true);
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
