// GEQRF on the CPU backend: blocked Householder QR on the engine, else the reference, on the operands' host copies.
import { gemmEngine, gemmFork } from '../../blas3/products/gemm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { geqrfRef } from './geqrf.ref.ts';
import { larfbProduct, larfbWork } from './larfb.cpu.ts';
import { blockWidth, larftEngine, takeReflectors } from './larft.cpu.ts';
import { reflectorLeaves } from './reflectorLeaves.cpu.ts';
import { reflectorsCpu } from './reflectors.cpu.ts';
import type { GeqrfArgs } from './routines.gen.ts';

/**
 * A = Q R as geqrfRef; tau is the address of min(m, n) elements. By panels of blockWidth(nb) columns, with lookahead: while the
 * other threads update what lies behind the next panel, the caller's factors that panel. Bits do not depend on the number of threads.
 *
 *   A = [ R11  R12      R13     ]   panel j is [R11; V21] with T; A22 is the next panel
 *       [ V21  A22  |   A23     ]   [R12; A22], [R13; A23] := H^H [A12; A22], [A13; A23]
 */
export function geqrfEngine(
  e: Engine,
  r: Elements,
  space: Pick<Workspace, 'take'>,
  m: number,
  n: number,
  A: Place,
  tau: number,
  nb = 0,
): void {
  const order = Math.min(m, n);
  if (order === 0) return;
  const { geqr2 } = reflectorLeaves(e, r);
  const factor = (j: number, cols: number): void => {
    geqr2(m - j, cols, placeAt(r, A, j, j), tau + j * r.bytes);
  };
  const most = blockWidth(nb);
  if (order <= most && n <= 2 * most) return factor(0, n);
  const [mine, next] = [takeReflectors(space, r, m, most), takeReflectors(space, r, m, most)];
  const work = space.take(larfbWork(n, most) * r.bytes);
  const block = (j: number, width: number, room: typeof mine) =>
    larftEngine(e, r, m - j, width, placeAt(r, A, j, j), tau + j * r.bytes, room);

  let width = Math.min(most, order);
  factor(0, width);
  for (let j = 0, rooms = [mine, next] as const; j + width < n; rooms = [rooms[1], rooms[0]]) {
    const H = block(j, width, rooms[0]);
    const after = j + width;
    const rest = n - after;
    const behind = placeAt(r, A, j, after);
    // W = T^H V^H [A12 A13; A22 A23]
    const W = larfbProduct(e, r, 'l', true, rest, H, behind, work);
    const minus = { m: H.m, k: width, alpha: -1, A: H.V, beta: 1 };
    const ahead = Math.min(most, order - after);
    gemmEngine(e, r, { ...minus, n: ahead, B: W, C: behind });
    const others = { ...minus, n: rest - ahead, B: placeAt(r, W, 0, ahead), C: placeAt(r, behind, 0, ahead) };
    const join = gemmFork(e, r, others);
    if (ahead > 0) factor(after, ahead);
    join();
    if (ahead === 0) break;
    j = after;
    width = ahead;
  }
}

export const geqrfCpu = (queue: Queue, a: Bound<GeqrfArgs<Prec>>): Promise<void> =>
  reflectorsCpu(
    queue,
    a,
    'write',
    (e, r, space, A, tau) => geqrfEngine(e, r, space, a.m, a.n, A, tau, a.nb),
    (A, tau) => geqrfRef(a.m, a.n, A, tau.data, tau.off),
    (native, A, tau) => native.geqrf(a.m, a.n, A, tau.data, tau.off),
  );
