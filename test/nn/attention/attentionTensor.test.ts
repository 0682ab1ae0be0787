// Attention on matrix units, or where there are none on emulated ones: every tile, edges, every rule, weights that begin anew.
import { afterAll, describe, expect, it } from 'vitest';
import { enqueueTensor, pickTensor } from '../../../src/nn/attention/attentionTensor.gpu.ts';
import {
  fitsAttention,
  TENSOR_TILES,
  type TensorName,
  tensorBytes,
  tensorTileNames,
} from '../../../src/nn/attention/attentionTensor.kernels.ts';
import { attentionForward } from '../../../src/nn.ts';
import type { DeviceBuffer, DeviceMat } from '../../../src/runtime/buffer.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { attentionForwardCase } from '../../../testing/cases/nn/attention/attentionForward.ts';
import { ATTENTIONS, type AttentionProblem } from '../../../testing/cases/nn/attention/attentions.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { gpu, report } from '../../setup/contexts.ts';
import { emulatedUnits } from '../../setup/emulatedUnits.ts';

const has = gpu?.gpu?.matrixUnits.some(fitsAttention) === true;
const context: Context | undefined = has ? gpu : await emulatedUnits();
if (context === undefined) report({ skipped: 'shader-f16', test: 'attention on matrix units' });
afterAll(() => {
  if (has) return;
  context?.dispose();
  context?.gpu?.device.destroy();
});

/** Those for which the device has room. */
const tilesOf = (): TensorName[] =>
  tensorTileNames.filter((name) => tensorBytes(TENSOR_TILES[name]) <= (context?.gpu?.workgroupBytes ?? 0));

const plain: AttentionProblem = { ...ATTENTIONS[0]!, queries: 40, keys: 70, dim: 64, dimV: 64, layout: { offset: 8 } };
const problems: readonly AttentionProblem[] = [
  { ...plain, queries: 130, keys: 32, heads: 2 },
  // Rows whose first keys are hidden; several heads on one; a cache.
  { ...plain, batch: 2, heads: 4, groups: 2, capacity: 80, causal: true, past: 33, absent: ['L'] },
  { ...plain, heads: 2, axes: 'bshd', causal: true, queries: 70, keys: 64 },
  // Scores of up to a few tens: weights begin anew again and again.
  { ...plain, scale: 25, queries: 33, keys: 130 },
  { ...plain, scale: -20, maskHeads: 2, heads: 2, absent: [], cap: 30 },
];

const mat = (X: { readonly buffer: unknown; readonly offset: number }): DeviceMat => ({
  data: X.buffer as DeviceBuffer<'h'>,
  off: X.offset,
  ld: 1,
});

const forced =
  (name: TensorName): typeof attentionForwardCase.run =>
  async (queue, p, at) => {
    const [Q, K, V, O] = [mat(at.Q!), mat(at.K!), mat(at.V!), mat(at.O!)];
    const g = { ...p, Q, K, V, O, mask: at.mask && mat(at.mask) };
    expect(pickTensor(queue, g, name)).toBe(name);
    const logs = at.L ? mat(at.L) : { data: queue.context.alloc('s', p.batch * p.heads * p.queries), off: 0, ld: 1 };
    enqueueTensor(queue, g, logs, name);
  };

describe.runIf(context !== undefined)('attention on matrix units', () => {
  it.each(tilesOf())('%s is right: edges, every rule, any scores', async (name) => {
    const { DIM: dim } = TENSOR_TILES[name];
    for (const problem of problems)
      expect(
        await complaints(context!, attentionForwardCase, { ...problem, dim, dimV: dim }, 'h', forced(name)),
      ).toEqual([]);
  });

  it('is what halves of 64 and 128 numbers get, but not where operands lie between units of eight', async () => {
    const kernelOf = async (of: Partial<AttentionProblem>) => {
      expect(await complaints(context!, attentionForwardCase, { ...plain, ...of }, 'h')).toEqual([]);
      return context!.queue.trace.at(-1)!.kernel;
    };
    expect(await kernelOf({})).toBe('attention_tensor');
    if (tilesOf().includes('d128')) expect(await kernelOf({ dim: 128, dimV: 128 })).toBe('attention_tensor');
    expect(await kernelOf({ layout: { offset: 4 } })).toBe('attention_forward');
    expect(await kernelOf({ dim: 72, dimV: 72 })).toBe('attention_forward');
  });

  it('rows that see no key are 0 and their logarithm -inf; NaN spoils the rows that see it', async () => {
    const [queries, keys, dim] = [20, 40, 64];
    const [one, nan, minus] = [0x3c00, 0x7e00, 0xfc00];
    const numbers = (length: number, of: (k: number) => number) =>
      context!.upload(
        'h',
        Uint16Array.from({ length }, (_, k) => of(k)),
      );
    const [Q, K] = [numbers(queries * dim, (k) => (k === dim ? nan : 0)), numbers(keys * dim, () => one)];
    const V = numbers(keys * dim, (k) => (k < 32 * dim ? 0 : one));
    // Row 0 sees nothing, row 2 only the last eight keys, in the second step.
    const mask = numbers(queries * keys, (k) => (k < keys || (k >= 2 * keys && k < 2 * keys + 32) ? minus : 0));
    const [O, L] = [context!.alloc('h', queries * dim), context!.alloc('s', queries)];
    const shape = { batch: 1, heads: 1, queries, keys, dim, dimV: dim };
    await attentionForward(context!.queue, { ...shape, Q, K, V, mask, O, L });
    expect(context!.queue.trace.at(-1)).toMatchObject({ kernel: 'attention_tensor' });
    const [rows, logs] = [await context!.download(O), await context!.download(L)];
    const row = (i: number) => [...new Set([...rows].slice(i * dim, (i + 1) * dim))];
    expect(row(0)).toEqual([0]);
    expect(row(1).every((bits) => (bits & 0x7fff) > 0x7c00)).toBe(true);
    expect(row(2)).toEqual([one]);
    expect(logs[0]).toBe(Number.NEGATIVE_INFINITY);
    expect(logs[1]).toBeNaN();
    expect(Math.abs(logs[2]! - Math.log(8))).toBeLessThan(1e-5);
    expect(Math.abs(logs[3]! - Math.log(40))).toBeLessThan(1e-5);
  });
});
