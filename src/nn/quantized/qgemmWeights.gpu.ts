// QGEMMWEIGHTS on the GPU: weights as numbers in workspace, then a product with an epilogue.
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { vectorApart, withApart } from '../apart.gpu.ts';
import { bitsTile, DEQUANTIZED, dequantizeGroups, dequantizeVariants } from './qgemmWeights.kernels.ts';
import type { QgemmWeightsArgs } from './routines.gen.ts';

type Call = Bound<QgemmWeightsArgs<Prec>>;

export function qgemmWeightsGpu(queue: Queue, a: Call): void {
  const { rows, features, depth, activation } = a;
  const V = { data: queue.context.lease(a.prec, features * depth), off: 0, ld: Math.max(1, depth) };
  if (depth > 0) enqueueDequantize(queue, a, V);
  const operands = {
    X: vectorApart(deviceMat(a.X, 1), rows * depth, 'in'),
    ...(a.bias && { bias: vectorApart(deviceMat(a.bias, 1), features, 'in') }),
    Y: vectorApart(deviceMat(a.Y, 1), rows * features, 'out'),
  } as const;
  withApart(queue, operands as Required<typeof operands>, ({ X, Y, ...at }) => {
    const bias = a.bias === undefined ? undefined : at.bias;
    const plain = bias === undefined && activation === 'none';
    const fused = { bias, biasOf: 'rows', activation, low: -Infinity, high: Infinity } as const;
    const [B, C] = [
      { ...X, ld: Math.max(1, depth) },
      { ...Y, ld: features },
    ];
    // Row-major matrices are column-major ones transposed.
    const product = { transA: 't', m: features, n: rows, k: depth, alpha: 1, A: V, B, beta: 0, C } as const;
    enqueueGemm(queue, { ...product, epilogue: plain ? undefined : fused }, a.routine);
  });
  V.data.dispose();
}

/** V := (W - zero) scale. */
function enqueueDequantize(queue: Queue, a: Call, V: DeviceMat): void {
  const { features, depth, group, bits } = a;
  const [W, S] = [deviceMat(a.W, 1), deviceMat(a.scale, 1)];
  const Z = a.zero === undefined ? { data: queue.nothing, off: 0 } : deviceMat(a.zero, 1);
  const params = {
    ...{ count: features * depth, depth, pitch: Math.ceil((depth * Number(bits)) / 8) },
    ...{ group, groups: Math.ceil(depth / group), hasZero: a.zero === undefined ? 0 : 1 },
    ...{ offW: W.off, offS: S.off, offZ: Z.off },
  };
  const tuning = dequantizeVariants.of(V.data.type, undefined, bitsTile[bits]);
  const buffers = { W: W.data, scale: S.data, Z: Z.data, D: V.data };
  const workgroups = Math.ceil((features * depth) / DEQUANTIZED);
  queue.launch(dequantizeGroups, tuning, buffers, params, [workgroups, 1, 1]);
}
