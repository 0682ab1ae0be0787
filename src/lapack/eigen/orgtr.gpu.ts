// ORGTR on the GPU: ORGQR of the reflectors, apart from the first row and column, or the last ones of an upper triangle, which are the unit
// matrix's.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at, type Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import { enqueueOrgqr } from '../qr/orgqr.gpu.ts';
import { applyBlock } from '../qr/ormqr.gpu.ts';
import { enqueueFlip } from './flip.gpu.ts';
import { fromItsEnd } from './ormtr.gpu.ts';
import type { OrgtrArgs } from './routines.gen.ts';

export interface DeviceOrgtr {
  readonly uplo: Uplo;
  readonly n: number;
  /** As enqueueSytrd leaves it; tau may lie in A's buffer. */
  readonly A: DeviceMat;
  readonly tau: DeviceMat;
  /** Reflectors that are applied together; absent or 0: own choice. */
  readonly nb?: number | undefined;
}

export function orgtrGpu(queue: Queue, a: Bound<OrgtrArgs<Prec>>): void {
  const why = `blocks of ${applyBlock({ k: a.n - 1 })} reflectors`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why });
  enqueueOrgtr(queue, onDevice(a));
}

/** Enqueues A := Q, the product of the n - 1 reflectors. */
export function enqueueOrgtr(queue: Queue, { uplo, n, A, tau, nb = 0 }: DeviceOrgtr): void {
  const k = n - 1;
  scope(queue, (ws) => {
    if (k < 1) {
      enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A });
      return;
    }
    const call = { m: k, n: k, k, nb, math: 'strict' } as const;
    if (uplo === 'u') {
      const lower = fromItsEnd(queue, ws, k, A, tau);
      enqueueOrgqr(queue, { ...call, ...lower });
      enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A });
      enqueueFlip(queue, { m: k, n: k, rows: true, cols: true, A: lower.A, B: A });
      return;
    }
    const [Q, factors] = [takeMatrix(ws, A, k, k), { data: ws.like(A, k), off: 0, ld: k }];
    enqueueLacpy(queue, { uplo: 'f', m: k, n: k, A: at(A, 1, 0), B: Q });
    enqueueLacpy(queue, { uplo: 'f', m: k, n: 1, A: { ...tau, ld: k }, B: factors });
    enqueueOrgqr(queue, { ...call, A: Q, tau: factors });
    enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A });
    enqueueLacpy(queue, { uplo: 'f', m: k, n: k, A: Q, B: at(A, 1, 1) });
  });
}
