// qgemm on every backend: the case's sweep, ONNX's cases for MatMulInteger and QLinearMatMul, ties, and neighbours.
import { describe, expect, it } from 'vitest';
import { bqgemm, hqgemm, sqgemm } from '../../../src/nn.ts';
import { qgemmCase } from '../../../testing/cases/nn/quantized/qgemm.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const bytes = (...values: readonly number[]) => context.upload('b', Int8Array.from(values));
  const singles = (...values: readonly number[]) => context.upload('s', Float32Array.from(values));

  it.each(['b', 'h', 's'] as const)('does the whole sweep in precision %s', async (prec) => {
    for (const problem of sampled(context, qgemmCase.sweep, 1))
      expect(await complaints(context, qgemmCase, problem, prec)).toEqual([]);
  });

  it('ONNX, MatMulInteger', async () => {
    const X = bytes(11, 7, 3, 10, 6, 2, 9, 5, 1, 8, 4, 0);
    const W = bytes(1, 4, 2, 5, 3, 6);
    const Y = context.alloc('s', 8);
    const call = { rows: 4, features: 2, depth: 3, transW: true, unsignedX: true, unsignedW: true } as const;
    await sqgemm(queue, { ...call, X, W, zeroX: bytes(12), zeroW: bytes(0), ofW: 'tensor', Y });
    expect([...(await context.download(Y))]).toEqual([-38, -83, -44, -98, -50, -113, -56, -128]);
  });

  // y_scale 0.0107, a 2 x 4 by b 4 x 3, of bytes without a sign and with one.
  const quantized = {
    rows: 2,
    features: 3,
    depth: 4,
    transW: true,
    ofW: 'tensor',
    scaleY: Math.fround(0.0107),
  } as const;
  it('ONNX, QLinearMatMul of uint8', async () => {
    const [X, W] = [
      bytes(208, 236, 0, 238, 3, 214, 255, 29),
      bytes(152, 51, 244, 60, 26, 255, 0, 127, 246, 127, 254, 247),
    ];
    const Y = context.alloc('b', 6);
    const unsigned = { unsignedX: true, unsignedW: true, unsignedY: true } as const;
    const scales = { scaleX: singles(0.0066), zeroX: bytes(113), scaleW: singles(0.00705), zeroW: bytes(114) };
    await bqgemm(queue, { ...quantized, ...unsigned, X, W, ...scales, zeroY: 118, Y });
    expect([...new Uint8Array((await context.download(Y)).buffer, 0, 6)]).toEqual([168, 115, 255, 1, 66, 151]);
  });

  it('ONNX, QLinearMatMul of int8', async () => {
    const [X, W] = [
      bytes(81, 109, -127, 111, -124, 87, -128, -98),
      bytes(25, -76, 117, -67, -101, -128, -127, 0, 119, 0, 127, 120),
    ];
    const Y = context.alloc('b', 6);
    const scales = { scaleX: singles(0.0066), zeroX: bytes(-14), scaleW: singles(0.00705), zeroW: bytes(-13) };
    await bqgemm(queue, { ...quantized, X, W, ...scales, zeroY: -9, Y });
    expect([...(await context.download(Y))]).toEqual([41, -12, -9, 1, -75, -128]);
  });

  it('ties go to even, what is too large to the ends, and neighbours in a word stay', async () => {
    const Y = bytes(9, 9, 9, 9, 9, 9, 9, 9);
    const call = { rows: 4, features: 1, depth: 1, X: bytes(1, 3, -5, 127), W: bytes(1), scaleY: 2 } as const;
    await bqgemm(queue, { ...call, scaleW: singles(1), bias: singles(0), Y: Y.at(2) });
    expect([...(await context.download(Y))]).toEqual([9, 9, 0, 2, -2, 64, 9, 9]);
    await bqgemm(queue, { ...call, scaleX: singles(3), bias: singles(Number.NaN), zeroY: 5, Y: Y.at(1) });
    expect([...(await context.download(Y))]).toEqual([9, 5, 5, 5, 5, 64, 9, 9]);
    await bqgemm(queue, { ...call, scaleX: singles(3), Y: Y.at(3) });
    expect([...(await context.download(Y))]).toEqual([9, 5, 5, 2, 4, -8, 127, 9]);
  });

  it('halves are rounded once, and a scale of zero is one', async () => {
    const Y = context.alloc('h', 1);
    const call = { rows: 1, features: 1, depth: 2, X: bytes(100, 100), W: bytes(100, 1) };
    await hqgemm(queue, { ...call, scaleX: singles(0.5), Y });
    expect([...(await context.download(Y))]).toEqual([0x6cee]); // 5048, the even neighbour of 5050
    await hqgemm(queue, { ...call, scaleX: singles(0), Y });
    expect([...(await context.download(Y))]).toEqual([0]);
  });

  it('a scale of the result that is not above 0 is refused', async () => {
    const Y = context.alloc('b', 1);
    const call = { rows: 1, features: 1, depth: 1, X: bytes(1), W: bytes(1), scaleY: 0, Y };
    expectRefusal(await rejectionOf(() => bqgemm(queue, call)), { routine: 'bqgemm', argument: 'scaleY' });
  });
});
