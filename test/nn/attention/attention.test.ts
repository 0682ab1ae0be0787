// Attention on every backend: the cases' sweeps, rows that see nothing, and gradients against differences.
import { describe, expect, it } from 'vitest';
import type { RealMat } from '../../../src/core/matrix.ts';
import { attentionBackwardRef } from '../../../src/nn/attention/attentionBackward.ref.ts';
import { attentionForwardRef } from '../../../src/nn/attention/attentionForward.ref.ts';
import { attentionForward } from '../../../src/nn.ts';
import { attentionBackwardCase } from '../../../testing/cases/nn/attention/attentionBackward.ts';
import { attentionForwardCase } from '../../../testing/cases/nn/attention/attentionForward.ts';
import { ATTENTIONS } from '../../../testing/cases/nn/attention/attentions.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { Random } from '../../../testing/lib/random.ts';
import { doubles } from '../../../testing/lib/tensors.ts';
import { full, sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  describe.each([
    ['attentionForward', attentionForwardCase],
    ['attentionBackward', attentionBackwardCase],
  ] as const)('%s', (_name, c) => {
    it.each(['h', 's', 'd'] as const)('does the whole sweep in precision %s', async (prec) => {
      // Kernels of gradients take a software adapter many seconds each.
      if (prec === 'h' && c === attentionBackwardCase && context.gpu?.software && !full) return;
      for (const problem of sampled(context, c.sweep, 2))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  });

  it('rows that see no key are 0 and their logarithm -inf; NaN spoils the rows that see it; scores may be large', async () => {
    const up = (...x: readonly number[]) => context.upload('s', Float32Array.from(x));
    const shape = { batch: 1, heads: 1, queries: 4, keys: 3, dim: 1, dimV: 1, scale: 1 };
    const no = Number.NEGATIVE_INFINITY;
    const [O, L] = [context.alloc('s', 4), context.alloc('s', 4)];
    await attentionForward(context.queue, {
      ...shape,
      ...{ Q: up(1, Number.NaN, 1e4, 0), K: up(1e4, -1e4, 9999), V: up(1, 2, 3) },
      ...{ mask: up(no, no, no, 0, 0, 0, 0, 0, 0, no, 0, no), O, L },
    });
    expect([...(await context.download(O))]).toEqual([0, Number.NaN, 1, 2]);
    expect([...(await context.download(L))]).toEqual([no, Number.NaN, 1e8, 0]);
  });

  it('queries with a cache are those of the whole sequence', async () => {
    const random = new Random();
    const [n, dim, room] = [9, 4, 12];
    const numbers = (length: number) => Float32Array.from({ length }, () => random.rand() - 0.5);
    const [q, k, v] = [numbers(n * dim), numbers(room * dim), numbers(room * dim)];
    const shape = { batch: 1, heads: 1, dim, dimV: dim, capacity: room, causal: true };
    const [K, V] = [context.upload('s', k), context.upload('s', v)];
    const [whole, last] = [context.alloc('s', n * dim), context.alloc('s', dim)];
    await attentionForward(context.queue, { ...shape, queries: n, keys: n, Q: context.upload('s', q), K, V, O: whole });
    for (let i = 0; i < n; i++) {
      const Q = context.upload('s', q.slice(i * dim, (i + 1) * dim));
      await attentionForward(context.queue, { ...shape, queries: 1, keys: i + 1, past: i, Q, K, V, O: last });
      const [one, all] = await Promise.all([context.download(last), context.download(whole)]);
      const error = Math.max(...one.map((x, d) => Math.abs(x - all[i * dim + d]!)));
      expect(error).toBeLessThan(1e-6);
    }
  });
});

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'bent on the %s backend',
  (_, context) => {
    it.each([1e-40, 1e-50, -1e-40])(
      'between -%s and it scores are as good as equal, whatever they are',
      async (cap) => {
        // Products of 0, 1 and 2^120, which a quotient takes out of range.
        const [Q, K] = [
          context.upload('s', Float32Array.of(2 ** 60)),
          context.upload('s', Float32Array.of(0, 2 ** -60, 2 ** 60)),
        ];
        const [V, O] = [context.upload('s', Float32Array.of(3, 6, 12)), context.alloc('s', 1)];
        const shape = { batch: 1, heads: 1, queries: 1, keys: 3, dim: 1, dimV: 1, scale: 1 };
        await attentionForward(context.queue, { ...shape, cap, Q, K, V, O });
        expect((await context.download(O))[0]).toBeCloseTo(7, 5);
        for (const buffer of [Q, K, V, O]) buffer.dispose();
      },
    );
  },
);

describe('references', () => {
  const random = new Random();
  const tensor = (length: number): RealMat => {
    const made = doubles(length);
    made.data.forEach((_, k) => {
      made.data[k] = 2 * random.rand() - 1;
    });
    return made;
  };

  it('attention is the softmax of scaled products, by the formula', () => {
    const s = { ...ATTENTIONS[0]!, heads: 2, queries: 3, keys: 4, dim: 2, dimV: 2 };
    const o = { Q: tensor(12), K: tensor(16), V: tensor(16), mask: undefined, O: doubles(12), L: doubles(6) };
    attentionForwardRef(s, o, doubles);
    for (let row = 0; row < 6; row++) {
      const head = Math.floor(row / 3);
      const key = (j: number, d: number): number => 2 * (4 * head + j) + d;
      const e = [0, 1, 2, 3].map((j) =>
        Math.exp(
          (o.Q.data[2 * row]! * o.K.data[key(j, 0)]! + o.Q.data[2 * row + 1]! * o.K.data[key(j, 1)]!) / Math.SQRT2,
        ),
      );
      const sum = e.reduce((x, y) => x + y, 0);
      expect(Math.abs(o.L.data[row]! - Math.log(sum))).toBeLessThan(1e-14);
      for (const d of [0, 1]) {
        const wanted = e.reduce((x, y, j) => x + y * o.V.data[key(j, d)]!, 0) / sum;
        expect(Math.abs(o.O.data[2 * row + d]! - wanted)).toBeLessThan(1e-14);
      }
    }
  });

  it.each([
    ['plain', {}],
    ['causal, of a cache', { causal: true, past: 1, capacity: 6 }],
    ['with shared heads and bent scores', { groups: 2, cap: 0.7 }],
    ['with a mask and bent scores', { maskHeads: 4, cap: 0.7, axes: 'bshd' }],
  ] as const)('the gradient, %s, against differences', (_, more) => {
    const s = { ...ATTENTIONS[0]!, heads: 4, queries: 3, keys: 5, dim: 3, dimV: 2, ...more };
    const room = 'capacity' in more ? more.capacity : 5;
    const heads = 'groups' in more ? 2 : 4;
    const inputs = { Q: tensor(36), K: tensor(heads * room * 3), V: tensor(heads * room * 2) };
    const mask = 'maskHeads' in more ? tensor(60) : undefined;
    if (mask !== undefined) mask.data.fill(Number.NEGATIVE_INFINITY, 0, 6);
    const [O, L, dO] = [doubles(24), doubles(12), tensor(24)];
    const loss = (): number => {
      attentionForwardRef(s, { ...inputs, mask, O, L }, doubles);
      return Array.from(O.data).reduce((sum, x, k) => sum + x * dO.data[k]!, 0);
    };
    loss();
    const [dQ, dK, dV] = [doubles(36), doubles(heads * room * 3), doubles(heads * room * 2)];
    attentionBackwardRef(s, { ...inputs, mask, O, L, dO, dQ, dK, dV }, doubles);
    let worst = 0;
    for (const [x, dx] of [
      [inputs.Q, dQ],
      [inputs.K, dK],
      [inputs.V, dV],
    ] as const)
      for (let k = 0; k < x.data.length; k++) {
        const value = x.data[k]!;
        const at = (moved: number): number => {
          x.data[k] = moved;
          return loss();
        };
        const difference = (at(value + 1e-5) - at(value - 1e-5)) / 2e-5;
        x.data[k] = value;
        worst = Math.max(worst, Math.abs(difference - dx.data[k]!));
      }
    expect(worst).toBeLessThan(1e-8);
  });
});
