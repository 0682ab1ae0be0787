// qgemmWeights on every backend: the case's sweep, ONNX's cases for DequantizeLinear, and numbers by hand.
import { describe, expect, it } from 'vitest';
import { sqgemmWeights } from '../../../src/nn.ts';
import { qgemmWeightsCase } from '../../../testing/cases/nn/quantized/qgemmWeights.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const bytes = (...values: readonly number[]) => context.upload('b', Int8Array.from(values));
  const singles = (...values: readonly number[]) => context.upload('s', Float32Array.from(values));

  it.each(['h', 's', 'd'] as const)('does the whole sweep in precision %s', async (prec) => {
    for (const problem of sampled(context, qgemmWeightsCase.sweep, 1))
      expect(await complaints(context, qgemmWeightsCase, problem, prec)).toEqual([]);
  });

  // Bytes without a sign and their zero points, both less 128.
  it('ONNX, DequantizeLinear of a tensor', async () => {
    const Y = context.alloc('s', 4);
    const call = { rows: 1, features: 1, depth: 1, bits: '8', group: 1, scale: singles(2), zero: bytes(0) } as const;
    const W = bytes(0 - 128, 3 - 128, 0, 127);
    for (let k = 0; k < 4; k++) await sqgemmWeights(queue, { ...call, X: singles(1), W: W.at(k), Y: Y.at(k) });
    expect([...(await context.download(Y))]).toEqual([-256, -250, 0, 254]);
  });

  it('ONNX, DequantizeLinear by an axis', async () => {
    const given = [3, 89, 34, 200, 74, 59, 5, 24, 24, 87, 32, 13, 245, 99, 4, 142, 121, 102];
    const [scales, zeros] = [
      [2, 4, 5],
      [84, 24, 196],
    ];
    const [W, zero] = [bytes(...given.map((x) => x - 128)), bytes(...zeros!.map((x) => x - 128))];
    const one = singles(...Array.from({ length: 36 }, (_, k) => (k % 7 === 0 ? 1 : 0)));
    const Y = context.alloc('s', 18);
    const call = { rows: 6, features: 3, depth: 6, bits: '8', group: 6, X: one, W, zero } as const;
    await sqgemmWeights(queue, { ...call, scale: singles(...scales!), Y });
    const y = await context.download(Y);
    expect(given.map((_, k) => y[(k % 6) * 3 + Math.floor(k / 6)])).toEqual(
      given.map((x, k) => (x - zeros![Math.floor(k / 6)]!) * scales![Math.floor(k / 6)]!),
    );
  });

  it('four bits: the first weight is in the low half, and groups have their scales', async () => {
    const Y = context.alloc('s', 2);
    // 1 2 3, and 15 0 8.
    const call = { rows: 1, features: 2, depth: 3, group: 2, W: bytes(0x21, 0x03, 0x0f, 0x08) };
    await sqgemmWeights(queue, { ...call, X: singles(1, 10, 100), scale: singles(1, 2, 3, 4), Y });
    expect([...(await context.download(Y))]).toEqual([-7 - 60 - 1000, 21 - 240 + 0]);
    await sqgemmWeights(queue, {
      ...call,
      X: singles(1, 10, 100),
      scale: singles(1, 2, 3, 4),
      zero: bytes(0, 1, 15, 8),
      Y,
    });
    expect([...(await context.download(Y))]).toEqual([1 + 20 + 400, -450]);
  });

  it('a group of nothing is refused', async () => {
    const call = { rows: 1, features: 1, depth: 1, group: 0, X: singles(1), W: bytes(1), scale: singles(1) };
    const Y = context.alloc('s', 1);
    expectRefusal(await rejectionOf(() => sqgemmWeights(queue, { ...call, Y })), { argument: 'group', position: 5 });
  });
});
