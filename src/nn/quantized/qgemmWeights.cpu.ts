// QGEMMWEIGHTS on the CPU backend: weights as numbers, then a product of the engine.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { halfToNumber, numberToHalf } from '../../core/half.ts';
import { hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { groupEpilogueRef } from '../grouped/gemmGrouped.ref.ts';
import { hostGemm } from '../hostGemm.cpu.ts';
import { hostTensors, zeros } from '../hostTensors.cpu.ts';
import { unpackWeightsRef } from './qgemmWeights.ref.ts';
import type { QgemmWeightsArgs } from './routines.gen.ts';

export async function qgemmWeightsCpu(queue: Queue, a: Bound<QgemmWeightsArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { rows, features, depth, activation } = a;
  const [W, scale] = await Promise.all([hostVector(a.W, 'read'), hostVector(a.scale, 'read')]);
  const zero = a.zero === undefined ? undefined : await hostVector(a.zero, 'read');
  const { X, bias, Y, store } = await hostTensors(a, ['X', 'bias'], ['Y']);
  const V = zeros(a.prec, features * depth);
  unpackWeightsRef({ ...a, W, scale, zero }, V);
  if (a.prec === 'h') V.data.set(Float32Array.from(V.data, (v) => halfToNumber(numberToHalf(v))));
  // Row-major matrices are column-major ones transposed.
  const [A, B] = [V, X].map((M) => ({ ...M, ld: Math.max(1, depth) }));
  hostGemm(a.prec)('t', 'n', features, rows, depth, 1, A!, B!, 0, { ...Y, ld: Math.max(1, features) });
  groupEpilogueRef(features, activation, 0, { first: 0, count: rows }, bias, Y);
  store();
}
