// GEEV on the CPU backend: reductions and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { answeredRef, type GeevProblem, geevRef, geevSteps } from './geev.ref.ts';
import { gehrdEngine } from './gehrd.cpu.ts';
import { hseqrRef, isLarge } from './hseqr.ref.ts';
import { orghrEngine } from './orghr.cpu.ts';
import {
  doublesAt,
  hqrRoomAt,
  productOf,
  takeDoubles,
  takeHqrRoom,
  takeVectorRoom,
  vectorRoomAt,
} from './rooms.cpu.ts';
import type { GeevArgs } from './routines.gen.ts';
import { trevc3Ref } from './trevc3.ref.ts';

/** Up to that order the reference is as fast. */
const LOW = 12;

/** As geevRef of a finite A, not empty, which lies at `inA`. */
export function geevEngine(e: Engine, r: Real, space: Workspace, problem: GeevProblem, inA: Place): number {
  const { jobvl, jobvr, n } = problem;
  const { eps } = fields[r.prec];
  const sides = Number(jobvl === 'v') + Number(jobvr === 'v');
  // All memory is taken before the first step.
  const tau = space.take(n * r.bytes);
  const H = takeDoubles(space, n, n);
  const Z = Array.from({ length: sides }, () => takeDoubles(space, n, n));
  const Q = sides > 0 ? takeMatrix(space, r, n, n) : undefined;
  const vectors = sides > 0 ? takeVectorRoom(space, n) : undefined;
  const windows = isLarge({ lo: 0, hi: n }) ? takeHqrRoom(space, n) : undefined;
  const multiply = productOf(e);
  const square = (place: Place) => doublesAt(e, n, n, place);
  return geevSteps(
    problem,
    {
      get A() {
        return matrixAt(e, r, n, n, inA);
      },
      get Q() {
        return Q && matrixAt(e, r, n, n, Q);
      },
      get H() {
        return square(H);
      },
      get Z() {
        return Z.map(square);
      },
    },
    {
      reduce: ({ lo, hi }) => gehrdEngine(e, r, space, n, lo, hi, inA, tau),
      writeOut: ({ lo, hi }) => orghrEngine(e, r, space, n, lo, hi, Q!, tau),
      iterate: (iteration) => hseqrRef(iteration, windows && hqrRoomAt(e, n, windows)),
      vectorsOf: (side, T, V) => trevc3Ref(side, true, n, T, V, eps, vectorRoomAt(e, n, vectors!), multiply),
    },
  );
}

export async function geevCpu(queue: Queue, a: Bound<GeevArgs<Prec>>): Promise<void> {
  const { jobvl, jobvr, n } = a;
  const { A, WR, WI, info } = await onHost(a, { A: 'write', WR: 'write', WI: 'write', info: 'write' });
  const { VL } = jobvl === 'v' ? await onHost(a, { VL: 'write?' }) : {};
  const { VR } = jobvr === 'v' ? await onHost(a, { VR: 'write?' }) : {};
  const [re, im] = [elementsOf(WR, n) as RealArray, elementsOf(WI, n) as RealArray];
  const problem: GeevProblem = { jobvl, jobvr, n, A, WR: re, WI: im, VL, VR };
  info.data[info.off] =
    answeredRef(problem) ??
    compute(
      queue,
      a,
      (e, r, space) => geevEngine(e, r, space, problem, space.matrix(A, n, n, 'write')),
      () => geevRef(problem),
      n <= LOW ? 'the matrix is small' : undefined,
    );
}
