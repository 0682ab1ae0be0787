// Bytes of calls' operands, and the arithmetic intensities that courses on GPUs work out by hand.
import { expect, test } from 'vitest';
import { flopsOf, type RoutineSpec, type Values } from '../../src/core/spec.ts';
import { bytesOf } from '../../src/core/traffic.ts';
import type { Prec } from '../../src/index.ts';
import {
  activationForwardSpec,
  axpySpec,
  gemmSpec,
  getrfStridedBatchedSpec,
  getrfVbatchedSpec,
  poolForwardSpec,
} from '../../src/specs.ts';

const THERE = {};
const intensity = (spec: RoutineSpec, a: Values, prec: Prec): number => flopsOf(spec, a, prec) / bytesOf(spec, a, prec);

// NVIDIA, Deep learning performance: background. Halves: a linear layer of 4096 outputs and 1024 inputs, and ReLU.
test.each([
  [512, 315],
  [1, 1],
])('a linear layer for %i inputs does %i operations for each byte', (n, expected) => {
  const layer = { m: 4096, n, k: 1024, A: THERE, B: THERE, C: THERE, alpha: 1, beta: 0 };
  expect(Math.round(intensity(gemmSpec, layer, 'h'))).toBe(expected);
});

test('ReLU does a quarter of an operation for each byte', () => {
  const call = { kind: 'relu', n: 1000, X: THERE, Y: THERE };
  expect(intensity(activationForwardSpec, call, 'h')).toBe(0.25);
});

test('the largest of 3 x 3 windows, one for each element, does two and a quarter', () => {
  const image = { layout: 'nhwc', images: 2, height: 20, width: 30, channels: 5, X: THERE, Y: THERE };
  const windows = { windowHeight: 3, windowWidth: 3, strideY: 1, strideX: 1, dilationY: 1, dilationX: 1, ceil: false };
  const pads = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 };
  expect(intensity(poolForwardSpec, { ...image, ...windows, ...pads }, 'h')).toBe(2.25);
});

test('what is updated counts twice, unless beta = 0 lets it only be written', () => {
  expect(bytesOf(axpySpec, { n: 10, x: THERE, y: THERE }, 'd')).toBe(8 * 30);
  const product = { m: 2, n: 3, k: 5, A: THERE, B: THERE, C: THERE };
  expect(bytesOf(gemmSpec, { ...product, beta: 0 }, 's')).toBe(4 * (10 + 15 + 6));
  expect(bytesOf(gemmSpec, { ...product, beta: 1 }, 'c')).toBe(8 * (10 + 15 + 12));
});

test('a batch is all of its problems, and one matrix that all share is one', () => {
  const call = { m: 4, n: 4, A: THERE, ipiv: THERE, info: THERE, strideA: 16, stridePiv: 4, batchCount: 7 };
  expect(bytesOf(getrfStridedBatchedSpec, call, 's')).toBe(7 * (4 * 32 + 16 + 4));
  const ragged = { m: [2, 3], n: [2, 3], A: THERE, ipiv: THERE, info: THERE, offsetsA: [0, 4], offsetsPiv: [0, 2] };
  expect(bytesOf(getrfVbatchedSpec, ragged, 's')).toBe(8 * (4 + 9) + 4 * 5 + 4 * 2);
});
