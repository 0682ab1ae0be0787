// Attention of singles by products of blocks, against the reference: blocks of some heads and some queries, every rule, what is not wanted.
import { describe, expect, it } from 'vitest';
import { type AttentionRules, type AttentionShape, attentionLengths } from '../../../src/core/attention.ts';
import type { RealMat } from '../../../src/core/matrix.ts';
import { attentionBackwardRef } from '../../../src/nn/attention/attentionBackward.ref.ts';
import {
  enqueueBlocks,
  enqueueGradientBlocks,
  suitsBlocks,
  suitsGradientBlocks,
} from '../../../src/nn/attention/attentionBlocks.gpu.ts';
import { attentionForwardRef } from '../../../src/nn/attention/attentionForward.ref.ts';
import type { DeviceMat } from '../../../src/runtime/buffer.ts';
import type { Queue } from '../../../src/runtime/queue.ts';
import { Random } from '../../../testing/lib/random.ts';
import { some } from '../../lib/sampled.ts';
import { gpu } from '../../setup/contexts.ts';

type Problem = AttentionShape & AttentionRules & { readonly masked: boolean; readonly most: number };

const plain: Problem = {
  ...{ axes: 'bhsd', batch: 1, heads: 2, groups: 1, queries: 150, keys: 70, dim: 24, dimV: 24, capacity: 0 },
  ...{ maskBatch: 1, maskHeads: 1, causal: false, past: 0, scale: 0, cap: 0, masked: false, most: 1e6 },
};
const PROBLEMS: readonly Problem[] = [
  plain,
  // Three blocks of each head, the last ones first; keys that nobody sees.
  { ...plain, causal: true, keys: 200, most: 20_000 },
  { ...plain, queries: 5, keys: 1100 },
  { ...plain, queries: 3, keys: 4100 },
  // Exponentials of these scores themselves leave the range.
  { ...plain, scale: 30 },
  { ...plain, batch: 2, masked: true, maskHeads: 2, cap: 0.7, scale: -0.4, most: 1 },
  { ...plain, queries: 3, keys: 4200, masked: true, most: 9000 },
  { ...plain, batch: 2, heads: 4, groups: 2, causal: true, past: 9, capacity: 90, most: 10_000 },
  { ...plain, axes: 'bshd', batch: 2, heads: 4, groups: 2, dimV: 30, masked: true, maskBatch: 2, most: 5000 },
];
const make = (length: number): RealMat => ({ data: new Float64Array(length), off: 0, ld: 1 });

describe.runIf(gpu !== undefined)('attention by products of blocks', () => {
  const up = ({ data }: RealMat): DeviceMat => ({ data: gpu!.upload('s', Float32Array.from(data)), off: 0, ld: 1 });

  async function expectNear(found: DeviceMat, wanted: RealMat, what: string, scale = 1): Promise<void> {
    const values = Float32Array.from(await gpu!.download(found.data as never));
    let most = 0;
    for (const [i, x] of wanted.data.entries()) {
      if (Number.isFinite(x)) most = Math.max(most, Math.abs(values[i]! - x) / (1 + Math.abs(x)));
      else expect(values[i], `${what} ${i}`).toBe(x);
    }
    expect(most, what).toBeLessThan(2e-5 * Math.max(1, scale));
  }

  it.each(some(PROBLEMS, 12))('of %o', async (problem) => {
    const random = new Random();
    const lengths = attentionLengths(problem);
    const [Q, K, V, O, L, dO] = (['Q', 'K', 'V', 'O', 'L', 'O'] as const).map((name) => make(lengths[name])) as [
      RealMat,
      RealMat,
      RealMat,
      RealMat,
      RealMat,
      RealMat,
    ];
    for (const { data } of [Q, K, V, dO])
      for (let i = 0; i < data.length; i++) data[i] = Math.fround(2 * random.rand() - 1);
    const mask = problem.masked ? make(lengths.mask) : undefined;
    const { keys } = problem;
    // Query 1 sees nothing.
    mask?.data.forEach((_, k, all) => {
      all[k] =
        Math.floor(k / keys) % problem.queries === 1 || k % 5 === 0 ? -Infinity : Math.fround(random.rand() - 0.5);
    });
    attentionForwardRef(problem, { Q, K, V, mask, O, L }, make);
    const onDevice = { ...problem, Q: up(Q), K: up(K), V: up(V), mask: mask && up(mask), O: up(make(lengths.O)) };
    const logs = up(make(lengths.L));
    enqueueBlocks(gpu!.queue, onDevice, logs, problem.most);
    await expectNear(onDevice.O, O, 'O', problem.scale);
    await expectNear(logs, L, 'L', problem.scale);
    for (const wanted of ['dQ dK dV', 'dV', 'dQ']) {
      const of = (name: 'dQ' | 'dK' | 'dV'): RealMat | undefined => {
        // Old numbers are not added to; rows behind the keys of a cache stay.
        const X = wanted.includes(name) ? make(lengths[name[1] as 'Q']) : undefined;
        X?.data.fill(7);
        return X;
      };
      const [dQ, dK, dV] = [of('dQ'), of('dK'), of('dV')];
      const LD = new Float32Array(2 * lengths.L);
      const found = { dQ: dQ && up(dQ), dK: dK && up(dK), dV: dV && up(dV) };
      attentionBackwardRef(problem, { Q, K, V, mask, O, L, dO, dQ, dK, dV }, make);
      sumsOfRows(problem, O, dO).forEach((sum, i) => {
        LD[2 * i] = L.data[i]!;
        LD[2 * i + 1] = sum;
      });
      enqueueGradientBlocks(gpu!.queue, onDevice, { ...found, dO: up(dO), LD: gpu!.upload('s', LD) }, problem.most);
      for (const [name, X] of Object.entries({ dQ, dK, dV }))
        if (X !== undefined) await expectNear(found[name as 'dQ']!, X, name, problem.scale);
    }
  });

  /** Of every query of every head, in the order of L. */
  function sumsOfRows({ axes, batch, heads, queries, dimV }: Problem, O: RealMat, dO: RealMat): number[] {
    const sums: number[] = [];
    for (let b = 0; b < batch; b++)
      for (let h = 0; h < heads; h++)
        for (let i = 0; i < queries; i++) {
          const row = axes === 'bhsd' ? (b * heads + h) * queries + i : (b * queries + i) * heads + h;
          let sum = 0;
          for (let d = row * dimV; d < (row + 1) * dimV; d++) sum += O.data[d]! * dO.data[d]!;
          sums.push(sum);
        }
    return sums;
  }

  it('not on a software adapter, nor of few queries, keys or numbers', () => {
    const { gpu: side } = gpu!;
    const queue = { context: { gpu: { ...side, software: false } } } as unknown as Queue;
    const X = { data: gpu!.alloc('s', 4), off: 0, ld: 1 };
    const of = (more: Partial<Problem>): boolean[] => {
      const sizes = { ...plain, dim: 64, dimV: 64, queries: 300, keys: 300, ...more };
      const g = { ...sizes, Q: X, K: X, V: X, O: X, mask: undefined };
      return [suitsBlocks(queue, g), suitsGradientBlocks(queue, g)];
    };
    expect(of({})).toEqual([true, true]);
    for (const few of [{ queries: 9 }, { keys: 200 }, { dimV: 8 }]) expect(of(few)).toEqual([false, false]);
    // As fast in registers.
    expect(of({ causal: true })).toEqual([false, true]);
    expect(of({ causal: true, dim: 80, dimV: 80 })).toEqual([true, true]);
    // Batches of their own cost launches.
    expect(of({ batch: 20 })).toEqual([true, true]);
    expect(of({ batch: 4, axes: 'bshd' })).toEqual([false, true]);
    expect(of({ batch: 20, axes: 'bshd' })).toEqual([false, false]);
    expect(
      suitsBlocks(gpu!.queue, {
        ...plain,
        queries: 300,
        keys: 300,
        dim: 64,
        dimV: 64,
        Q: X,
        K: X,
        V: X,
        O: X,
        mask: undefined,
      }),
    ).toBe(!gpu!.gpu!.software);
  });
});
