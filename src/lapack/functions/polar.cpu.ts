// POLAR on the CPU backend: products, triangles and reflectors on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { gemmOn } from '../../blas3/products/gemm.cpu.ts';
import { GEMMTR_WORK, gemmtrEngine } from '../../blas3/products/gemmtr.cpu.ts';
import { trsmOn } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat, Trans } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { POTRF_WORK, potrfEngine } from '../cholesky/potrf.cpu.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { geqrfEngine } from '../qr/geqrf.cpu.ts';
import { orgqrEngine } from '../qr/orgqr.cpu.ts';
import { ormqrEngine } from '../qr/ormqr.cpu.ts';
import {
  adjointOf,
  elementwise,
  type HostPolarTools,
  type PolarReport,
  polarScale,
  polarScaledRef,
  polarSteps,
} from './polar.ref.ts';
import type { PolarArgs } from './routines.gen.ts';

function engineTools(e: Engine, r: Elements, space: Workspace): HostPolarTools<Place> {
  const work = space.take(Math.max(GEMMTR_WORK, POTRF_WORK) * r.bytes);
  const view = (m: number, n: number, A: Place): FieldMat => matrixAt(e, r, m, n, A);
  const [multiply, solve] = [gemmOn(e, r), trsmOn(e, r)];
  const op = (trans: Trans): Trans => adjointOf(r.parts, trans);
  const other = (trans: Trans): Trans => op(trans === 'n' ? 't' : 'n');
  return {
    gemm: (transA, transB, m, n, k, alpha, A, B, beta, C) =>
      multiply(op(transA), op(transB), m, n, k, alpha, A, B, beta, C),
    syrk: (uplo, trans, n, k, alpha, A, beta, C) =>
      gemmtrEngine(e, r, uplo, op(trans), other(trans), n, k, alpha, A, A, beta, C, work),
    trsm: (side, uplo, trans, diag, m, n, alpha, A, B) => solve(side, uplo, op(trans), diag, m, n, alpha, A, B),
    potrf: (n, G) => potrfEngine(e, r, 'u', n, G, work),
    ...elementwise(view),
    factor: (m, n, A, tau) => geqrfEngine(e, r, space, m, n, A, tau.at),
    reflect: (m, n, A, tau, C) => ormqrEngine(e, r, space, 'l', false, m, n, n, A, tau.at, C),
    writeOut: (m, n, A, tau) => orgqrEngine(e, r, space, m, n, n, A, tau.at),
    at: (A, i, j) => placeAt(r, A, i, j),
    view,
    take: (rows, cols) => takeMatrix(space, r, rows, cols),
  };
}

/** A = U H in the engine's memory. */
export function polarEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  m: number,
  n: number,
  A: Place,
  H: Place,
): PolarReport {
  const scale = polarScale({ m, n, A: matrixAt(e, r, m, n, A), H: matrixAt(e, r, n, n, H) });
  return typeof scale === 'number' ? polarSteps(m, n, A, H, scale, engineTools(e, r, space)) : scale;
}

/** Up to this order the reference is as fast. */
const LOW = 8;

export async function polarCpu(queue: Queue, a: Bound<PolarArgs<Prec>>): Promise<void> {
  const { m, n } = a;
  const { A, H, info, iter } = await onHost(a, { A: 'write', H: 'write', info: 'write', iter: 'write?' });
  const scale = polarScale({ m, n, A, H });
  const report =
    typeof scale !== 'number'
      ? scale
      : compute(
          queue,
          a,
          (e, r, space) => {
            const [inA, inH] = [space.matrix(A, m, n, 'write'), space.matrix(H, n, n, 'write')];
            return polarSteps(m, n, inA, inH, scale, engineTools(e, r, space));
          },
          () => polarScaledRef({ m, n, A, H }, scale),
          n <= LOW ? 'the matrix is small' : undefined,
        );
  info.data[info.off] = report.info;
  if (iter !== undefined) iter.data[iter.off] = report.iter;
}
