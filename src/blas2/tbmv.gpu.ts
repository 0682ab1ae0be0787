// TBMV on the GPU: gbmv's product, by way of its workspace.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { bandMat } from '../core/matrix.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueBand, noteBand } from './gbmv.gpu.ts';
import { deviceVector } from './gemv.gpu.ts';
import type { TbmvArgs } from './routines.gen.ts';

export function tbmvGpu(queue: Queue, a: Bound<TbmvArgs<Prec>>): void {
  const { n, k } = a;
  const [kl, ku] = a.uplo === 'l' ? [k, 0] : [0, k];
  const A = bandMat(deviceMat(a.A, a.lda), ku);
  const x = deviceVector(a.x, n, a.incx);
  const product = { op: a.trans, unit: a.diag === 'u', m: n, n, kl, ku, alpha: 1, A, x, beta: 0, y: x } as const;
  noteBand(queue, a.routine, enqueueBand(queue, product));
}
