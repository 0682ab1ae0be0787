// SYTRD_SY2SB and SYTRD_SB2ST, and those of Hermitian matrices, where a GPU computes them: in either triangle, the ends of the range, data
// that is not finite, what memory they take, and which calls stay on the CPU.
import { describe, expect } from 'vitest';
import {
  type Context,
  ssytrdSb2st,
  ssytrdSy2sb,
  sytrdSb2stWorkspace,
  sytrdSy2sbWorkspace,
} from '../../../src/index.ts';
import { sytrdSb2stCase } from '../../../testing/cases/lapack/eigen/sytrdSb2st.ts';
import { sytrdSy2sbCase } from '../../../testing/cases/lapack/eigen/sytrdSy2sb.ts';
import { attempt, type Case, complaints } from '../../../testing/lib/case.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { formula } from '../../../testing/lib/source.ts';
import { full, wide } from '../../lib/sampled.ts';
import { gpuTest } from '../../setup/contexts.ts';
import { scaled } from './drivers.ts';
import { leased } from './leased.ts';
import { random, symmetric } from './reduced.ts';

const ODD = { pad: 3, offset: 5 };
const PRECS = wide ? (['s', 'c'] as const) : (['s'] as const);
const check = async (context: Context, c: unknown, problem: object, prec: 's' | 'c', backend = 'gpu') => {
  expect(await complaints(context, c as Case, problem, prec), JSON.stringify(problem)).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ backend });
  context.queue.trace.length = 0;
};

describe.each(PRECS)('on a GPU (%s)', (prec) => {
  gpuTest('orders below, at and beyond the bandwidth', async (context) => {
    for (const [i, n] of (full ? [1, 2, 7, 8, 9, 10, 17, 31, 40] : [1, 2, 9, 30]).entries())
      for (const uplo of full ? (['l', 'u'] as const) : ([i % 2 ? 'l' : 'u'] as const)) {
        await check(context, sytrdSy2sbCase, { uplo, n, kd: 8, layout: ODD }, prec);
        await check(context, sytrdSb2stCase, { vect: 'v', uplo, n, kd: 8, layout: ODD }, prec);
        await check(context, sytrdSb2stCase, { vect: 'n', uplo, n, kd: 8, layout: ODD }, prec);
      }
  });

  gpuTest('large and small numbers', async (context) => {
    for (const [factor, uplo] of [
      [2 ** -100, 'l'],
      [2 ** 100, 'u'],
    ] as const) {
      await check(context, sytrdSy2sbCase, { uplo, n: 21, kd: 8, source: scaled(factor), layout: ODD }, prec);
      const entry = (i: number, j: number): number => factor / (i + j + 1);
      await check(context, sytrdSb2stCase, { vect: 'v', uplo, n: 21, kd: 8, entry, layout: ODD }, prec);
    }
  });

  gpuTest('what is not finite arrives as NaN', async (context) => {
    for (const [value, uplo] of [
      [Number.NaN, 'l'],
      [Infinity, 'u'],
    ] as const) {
      const entry = (i: number, j: number): number =>
        Math.max(i, j) === 7 && Math.min(i, j) === 5 ? value : 1 / (i + j + 1);
      const first = await attempt(context, sytrdSy2sbCase, { uplo, n: 20, kd: 8, source: formula(entry) }, prec);
      const at = uplo === 'l' ? 0 : prec === 'c' ? 16 : 8;
      const diagonal = Array.from({ length: 20 }, (_, j) => columnOf(first.after.AB, j)[at]);
      expect(diagonal).toEqual(new Array(20).fill(Number.NaN));
      const second = await attempt(context, sytrdSb2stCase, { vect: 'n', uplo, n: 20, kd: 8, entry }, prec);
      expect([...columnOf(second.after.D, 0), ...columnOf(second.after.E, 0)]).toEqual(new Array(39).fill(Number.NaN));
    }
    context.queue.trace.length = 0;
  });

  gpuTest('workspace is at most as much as announced, and not much less', async (context) => {
    const bounded = async (announced: number, least: number, work: () => unknown): Promise<void> => {
      const [live, peak] = await leased(context, work);
      expect(live).toBe(0);
      expect(peak).toBeLessThanOrEqual(announced);
      expect(peak).toBeGreaterThan(least * announced);
    };
    const [n, kd, uplo] = [60, 8, 'l'] as const;
    await bounded(sytrdSy2sbWorkspace({ n, kd, prec }), 0.6, () =>
      attempt(context, sytrdSy2sbCase, { uplo, n, kd, layout: ODD }, prec),
    );
    await bounded(sytrdSy2sbWorkspace({ n: 8, kd, prec }), 0.6, () =>
      attempt(context, sytrdSy2sbCase, { uplo, n: 8, kd, layout: ODD }, prec),
    );
    for (const vect of ['n', 'v'] as const)
      await bounded(sytrdSb2stWorkspace({ vect, n, kd, prec }), 0.8, () =>
        attempt(context, sytrdSb2stCase, { vect, uplo, n, kd, layout: ODD }, prec),
      );
    expect([sytrdSy2sbWorkspace({ n: 0, kd }), sytrdSb2stWorkspace({ n: 0, kd })]).toEqual([0, 0]);
    context.queue.trace.length = 0;
  });

  gpuTest('bands that no kernel has are reduced on the CPU', (context) =>
    check(context, sytrdSb2stCase, { vect: 'v', uplo: 'l', n: 20, kd: 7, layout: ODD }, prec, 'cpu'),
  );
});

gpuTest('operands may share a buffer', async (context) => {
  const { queue } = context;
  const [n, kd] = [37, 8];
  const lengths = { A: n * n, AB: (kd + 1) * n, tau: n - kd, D: n, E: n - 1, V: n * n };
  const names = Object.keys(lengths) as (keyof typeof lengths)[];
  const results = async (together: boolean): Promise<Float32Array[]> => {
    const all = names.reduce((sum, name) => sum + lengths[name], 0);
    const common = context.alloc('s', together ? all : 1);
    const own = names.map((name) => (together ? common : context.alloc('s', lengths[name])));
    let end = 0;
    const offsets = names.map((name) => (together ? (end += lengths[name]) - lengths[name] : 0));
    const [A, AB, tau, D, E, V] = own.map((buffer, k) => buffer.at(offsets[k]!));
    own[0]!.set(Float32Array.from(symmetric(n, random(1))), offsets[0]!);
    await ssytrdSy2sb(queue, { uplo: 'l', n, kd, A: A!, lda: n, AB: AB!, ldab: kd + 1, tau: tau! });
    const band = { uplo: 'l', n, kd, AB: AB!, ldab: kd + 1 } as const;
    await ssytrdSb2st(queue, { vect: 'v', ...band, D: D!, E: E!, V: V!, ldv: n });
    const found: Float32Array[] = [];
    for (const [k, name] of names.entries())
      found.push((await context.download(own[k]!)).slice(offsets[k]!, offsets[k]! + lengths[name]));
    for (const buffer of new Set([common, ...own])) buffer.dispose();
    queue.trace.length = 0;
    return found;
  };
  expect(await results(true)).toEqual(await results(false));
});
