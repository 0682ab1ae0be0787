// Attention of few queries and many keys: slices of the keys and their joining, every number of rows, every rule.
import { expect } from 'vitest';
import { lanesOf } from '../../../src/nn/attention/attentionCache.kernels.ts';
import { attentionForward } from '../../../src/nn.ts';
import { attentionForwardCase } from '../../../testing/cases/nn/attention/attentionForward.ts';
import { ATTENTIONS, type AttentionProblem } from '../../../testing/cases/nn/attention/attentions.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';

const plain: AttentionProblem = { ...ATTENTIONS[0]!, queries: 1, keys: 300, dim: 32, dimV: 32, layout: { offset: 8 } };
const problems: readonly AttentionProblem[] = [
  { ...plain, heads: 3 },
  { ...plain, heads: 4, groups: 2, axes: 'bshd', capacity: 310, absent: ['L'] },
  // Slices of which a row sees nothing, and rows in two workgroups.
  { ...plain, batch: 2, heads: 4, groups: 4, queries: 3, keys: 520, causal: true, past: 250, scale: 9 },
  { ...plain, heads: 2, queries: 7, maskHeads: 2, absent: [], cap: 2 },
];
const LENGTHS = [32, 64, 128, 256].filter((dim) => lanesOf(dim)! <= (gpu?.gpu?.lanes ?? 0));

gpuTest(
  'few queries and many keys in slices',
  async (context) => {
    const precs = context.gpu!.device.features.has('shader-f16') ? (['s', 'h'] as const) : (['s'] as const);
    for (const prec of precs)
      for (const dim of LENGTHS)
        for (const problem of dim === 32 ? problems : [problems[1]!]) {
          expect(await complaints(context, attentionForwardCase, { ...problem, dim, dimV: dim }, prec)).toEqual([]);
          expect(context.queue.trace.at(-1)).toMatchObject({ kernel: 'attention_cache' });
        }
  },
  LENGTHS.length === 0 ? 'subgroups' : undefined,
);

gpuTest(
  'rows that see no key are 0, NaN spoils those that see it, infinite masks hide',
  async (context) => {
    const [keys, dim] = [300, 32];
    const shape = { batch: 1, heads: 1, queries: 4, keys, dim, dimV: dim };
    const of = (length: number, value: (k: number) => number) =>
      context.upload(
        's',
        Float32Array.from({ length }, (_, k) => value(k)),
      );
    const no = Number.NEGATIVE_INFINITY;
    // Row 0 sees nothing, row 1 is NaN, row 2 sees the last key only, row 3 all of them.
    const mask = of(4 * keys, (k) => (k < keys || (k >= 2 * keys && k < 3 * keys - 1) ? no : 0));
    const Q = of(4 * dim, (k) => (k === dim ? Number.NaN : 0));
    const [K, V] = [of(keys * dim, () => 1), of(keys * dim, (k) => Math.floor(k / dim))];
    const [O, L] = [context.alloc('s', 4 * dim), context.alloc('s', 4)];
    await attentionForward(context.queue, { ...shape, Q, K, V, mask, O, L });
    const [rows, logs] = [await context.download(O), await context.download(L)];
    const row = (i: number) => [...new Set(rows.slice(i * dim, (i + 1) * dim))];
    expect(row(0)).toEqual([0]);
    expect(row(1)).toEqual([Number.NaN]);
    expect(row(2)).toEqual([keys - 1]);
    expect(Math.max(...row(3).map((x) => Math.abs(x - (keys - 1) / 2)))).toBeLessThan(1e-3);
    expect(logs[0]).toBe(no);
    expect(logs[1]).toBeNaN();
    expect(Math.abs(logs[2]!)).toBeLessThan(1e-6);
    expect(Math.abs(logs[3]! - Math.log(keys))).toBeLessThan(1e-5);
  },
  LENGTHS.length === 0 ? 'subgroups' : undefined,
);
