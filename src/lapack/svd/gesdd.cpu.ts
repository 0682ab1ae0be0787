// GESDD on the CPU backend: bidiagonal form, divide and conquer and vectors on the engine, else the reference, on the operands' host
// copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { type Engine, engine } from '../../engine/engine.ts';
import { type Elements, elements, realsOf } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix, turnEngine } from '../qr/gelqf.cpu.ts';
import { geqrfEngine } from '../qr/geqrf.cpu.ts';
import { orm2rEngine } from '../qr/orm2r.cpu.ts';
import { bdsdcEngine, takeBdsdcRoom } from './bdsdc.cpu.ts';
import { bdsqrRef } from './bdsqr.ref.ts';
import { gebrdEngine } from './gebrd.cpu.ts';
import { asGesvd, chosenValues, type GesddProblem, gesddScaledRef } from './gesdd.ref.ts';
import { copy, copyTriangle, FEW, LOW, TALL } from './gesvd.cpu.ts';
import { answered, handOut, IN_PLACE, prepared } from './gesvd.ref.ts';
import type { GesddArgs } from './routines.gen.ts';

/**
 * A, rows x cols with rows >= cols, is X S Y^H; `turned`: it is the problem's adjoint, so that X belongs to V^H. Overwrites A.
 */
function tallEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  A: Place,
  problem: GesddProblem,
  factor: number,
  outX: FieldMat | undefined,
  outY: FieldMat | undefined,
  turned: boolean,
): number {
  const { m, n, jobz } = problem;
  const [rows, cols] = [Math.max(m, n), Math.min(m, n)];
  const viaR = rows >= TALL * cols;
  const height = viaR ? cols : rows;
  const [tau, tauQ, tauP] = [0, 1, 2].map(() => space.take(cols * r.bytes)) as [number, number, number];
  const [d, off] = [new Float64Array(cols), new Float64Array(cols)];
  const P = takeMatrix(space, r, cols, cols);
  // What is bidiagonalized: R, or A, whose columns may lie a power of two apart and then share few sets of the caches
  const B = viaR || !turned ? takeMatrix(space, r, height, cols) : A;
  if (viaR) {
    geqrfEngine(e, r, space, rows, cols, A, tau);
    copyTriangle(e, r, cols, A, B);
  } else if (B !== A) {
    copy(e, r, rows, cols, A, B);
  }
  gebrdEngine(e, r, space, height, cols, B, tauQ, P, tauP, d, off);
  if (jobz === 'n') {
    const info = bdsqrRef(cols, d, off, fields[r.prec].eps);
    chosenValues(problem, d, factor);
    return info;
  }
  // B is real, and so are its vectors.
  const real = realsOf(r);
  const [U, V] = [takeMatrix(space, real, cols, cols), takeMatrix(space, real, cols, cols)];
  const room = takeBdsdcRoom(e, real, space, cols);
  const info = bdsdcEngine(e, real, room, cols, d, off, U, V);
  const sorted = chosenValues(problem, d, factor);
  const chosen = sorted.order.length;
  if (outY !== undefined) {
    // Y := [1 0; 0 P] V
    const Y = r.parts === 1 ? room.inner : takeMatrix(space, r, cols, chosen);
    handOut(cols, chosen, matrixAt(e, real, cols, cols, V), sorted, false, matrixAt(e, r, cols, chosen, Y), false);
    const [p, y] = [placeAt(r, P, 1, 1), placeAt(r, Y, 1, 0)];
    orm2rEngine(e, r, space, false, cols - 1, chosen, cols - 1, p, tauP, y);
    handOut(cols, chosen, matrixAt(e, r, cols, chosen, Y), IN_PLACE, false, outY, !turned);
  }
  if (outX !== undefined) {
    // X := Q [U 0; 0 I]
    const width = jobz === 'a' ? rows : chosen;
    const X = takeMatrix(space, r, rows, width);
    const x = matrixAt(e, r, rows, width, X);
    for (let j = 0; j < width; j++) {
      x.data.fill(0, r.parts * j * x.ld, r.parts * (j * x.ld + rows));
      if (j >= cols) x.data[r.parts * (j + j * x.ld)] = 1;
    }
    handOut(cols, chosen, matrixAt(e, real, cols, cols, U), sorted, false, x, false);
    const inner = viaR ? chosen : width;
    orm2rEngine(e, r, space, false, height, inner, cols, B, tauQ, X);
    if (viaR) orm2rEngine(e, r, space, false, rows, width, cols, A, tau, X);
    handOut(rows, width, matrixAt(e, r, rows, width, X), IN_PLACE, false, outX, turned);
  }
  return info;
}

/** As gesddScaledRef, A at `inA`. */
export function gesddEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  problem: GesddProblem,
  inA: Place,
  factor: number,
): number {
  const { m, n, U, VT } = problem;
  if (m >= n) return tallEngine(e, r, space, inA, problem, factor, U, VT, false);
  const turned = takeMatrix(space, r, n, m);
  turnEngine(e, r, m, n, inA, turned);
  return tallEngine(e, r, space, turned, problem, factor, VT, U, true);
}

/** A problem of doubles, or of complex doubles, on the host, on the engine if there is one. */
export function gesddHost(problem: GesddProblem): number {
  const { m, n, A } = problem;
  const factor = prepared(problem);
  if (factor === undefined) return answered(asGesvd(problem));
  const found = engine()?.within((space) => {
    const r = A.parts === 2 ? elements.z : elements.d;
    return { info: gesddEngine(engine()!, r, space, problem, space.matrix(A, m, n, 'write'), factor) };
  });
  return found?.info ?? gesddScaledRef(problem, factor);
}

export async function gesddCpu(queue: Queue, a: Bound<GesddArgs<Prec>>): Promise<void> {
  const { jobz, m, n } = a;
  const { A, S, info } = await onHost(a, { A: 'write', S: 'write', info: 'write' });
  const { U, VT } = jobz === 'n' ? {} : await onHost(a, { U: 'write?', VT: 'write?' });
  const values = elementsOf(S, Math.min(m, n)) as RealArray;
  const problem: GesddProblem = { m, n, A, S: values, jobz, U, VT };
  const factor = prepared(problem);
  const small = m * n <= FEW && Math.min(m, n) <= LOW ? 'the matrix is small' : undefined;
  info.data[info.off] =
    factor === undefined
      ? answered(asGesvd(problem))
      : compute(
          queue,
          a,
          (e, r, space) => gesddEngine(e, r, space, problem, space.matrix(A, m, n, 'write'), factor),
          () => gesddScaledRef(problem, factor),
          small,
        );
}
