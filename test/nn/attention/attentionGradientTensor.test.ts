// Gradients of attention on matrix units, or where there are none on emulated ones: edges, every rule, shared heads, what is not wanted.
import { afterAll, describe, expect, it } from 'vitest';
import { pickGradient } from '../../../src/nn/attention/attentionGradientTensor.gpu.ts';
import { fitsUnitTiles } from '../../../src/nn/unitTiles.ts';
import { attentionBackward } from '../../../src/nn.ts';
import type { DeviceMat } from '../../../src/runtime/buffer.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { attentionBackwardCase } from '../../../testing/cases/nn/attention/attentionBackward.ts';
import { ATTENTIONS, type AttentionProblem } from '../../../testing/cases/nn/attention/attentions.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { gpu, report } from '../../setup/contexts.ts';
import { emulatedUnits } from '../../setup/emulatedUnits.ts';

const has = gpu?.gpu?.matrixUnits.some(fitsUnitTiles) === true;
const context: Context | undefined = has ? gpu : await emulatedUnits(4);
if (context === undefined) report({ skipped: 'shader-f16', test: 'gradients of attention on matrix units' });
afterAll(() => {
  if (has) return;
  context?.dispose();
  context?.gpu?.device.destroy();
});

const plain: AttentionProblem = { ...ATTENTIONS[0]!, queries: 40, keys: 70, dim: 64, dimV: 64, layout: { offset: 8 } };
const problems: readonly AttentionProblem[] = [
  { ...plain, queries: 130, keys: 33, heads: 2 },
  // Rows whose first keys are hidden; several heads on one; a cache.
  { ...plain, batch: 2, heads: 4, groups: 2, capacity: 80, causal: true, past: 33 },
  { ...plain, heads: 2, axes: 'bshd', causal: true, queries: 70, keys: 64, absent: ['mask', 'dQ'] },
  { ...plain, scale: -0.5, maskHeads: 2, heads: 2, absent: [], cap: 30 },
];

describe.runIf(context !== undefined)('gradients of attention on matrix units', () => {
  const kernelOf = async (of: AttentionProblem) => {
    expect(await complaints(context!, attentionBackwardCase, of, 'h')).toEqual([]);
    return context!.queue.trace.splice(0).at(-1)!.kernel;
  };

  it.each([64, 128])('rows of %d: edges, every rule', async (dim) => {
    for (const problem of dim === 64 ? problems : problems.slice(1, 2))
      expect(await kernelOf({ ...problem, dim, dimV: dim })).toBe('attention_gradient_tensor');
  });

  it('not where operands lie between units of eight, nor for few queries or keys, nor other rows', () => {
    const at = (off: number): DeviceMat => ({ data: X, off, ld: 1 });
    const X = context!.alloc('h', 64);
    const sizes = { dim: 64, dimV: 64, queries: 40, keys: 70 };
    const of = (more: Partial<typeof sizes>, read: number, written: number) =>
      pickGradient(
        context!.queue,
        { ...sizes, ...more },
        { read: [at(0), at(read)], written: [undefined, at(written)] },
      );
    expect(of({}, 8, 4)).toMatch(/^d64/);
    expect(of({}, 4, 4)).toBeUndefined();
    expect(of({}, 8, 2)).toBeUndefined();
    expect(of({ queries: 16 }, 8, 4)).toBeUndefined();
    expect(of({ keys: 5 }, 8, 4)).toBeUndefined();
    expect(of({ dimV: 128 }, 8, 4)).toBeUndefined();
    expect(of({ dim: 72, dimV: 72 }, 8, 4)).toBeUndefined();
    X.dispose();
  });

  it('rows that see no key have no part, and NaN spoils what it has a part in', async () => {
    const [queries, keys, dim] = [20, 40, 64];
    const [one, nan, minus] = [0x3c00, 0x7e00, 0xfc00];
    const numbers = (length: number, of: (k: number) => number) =>
      context!.upload(
        'h',
        Uint16Array.from({ length }, (_, k) => of(k)),
      );
    const ones = (rows: number) => numbers(rows * dim, () => one);
    const [Q, K, V, O] = [ones(queries), ones(keys), ones(keys), ones(queries)];
    // Row 0 sees nothing; of row 2, which sees the last eight keys, dO is no number.
    const mask = numbers(queries * keys, (k) => (k < keys || (k >= 2 * keys && k < 2 * keys + 32) ? minus : 0));
    const dO = numbers(queries * dim, (k) => (Math.floor(k / dim) === 2 ? nan : k < dim ? one : 0));
    const L = context!.upload(
      's',
      Float32Array.from({ length: queries }, (_, i) => (i === 0 ? -Infinity : 8 + Math.log(i === 2 ? 8 : keys))),
    );
    const room = (rows: number) => context!.alloc('h', rows * dim);
    const [dQ, dK, dV] = [room(queries), room(keys), room(keys)];
    const shape = { batch: 1, heads: 1, queries, keys, dim, dimV: dim };
    await attentionBackward(context!.queue, { ...shape, Q, K, V, mask, O, L, dO, dQ, dK, dV });
    expect(context!.queue.trace.splice(0).at(-1)!.kernel).toBe('attention_gradient_tensor');
    const rowsOf = async (buffer: typeof dQ) => {
      const all = [...(await context!.download(buffer))].map((bits) => bits & 0x7fff);
      return Array.from({ length: all.length / dim }, (_, i) => all.slice(i * dim, (i + 1) * dim));
    };
    const byQueries = await rowsOf(dQ);
    const spoilt = byQueries.map((row) => row.some((bits) => bits > 0x7c00));
    expect(spoilt.flatMap((is, i) => (is ? [i] : []))).toEqual([2]);
    expect(byQueries[0]!.every((bits) => bits === 0)).toBe(true);
    const byValues = await rowsOf(dV);
    expect(byValues.slice(32).every((row) => row.every((bits) => bits > 0x7c00))).toBe(true);
  });
});
