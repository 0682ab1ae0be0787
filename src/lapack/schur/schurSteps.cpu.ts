// From a general matrix to its Schur form on the engine: the room in its memory, and the steps.
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { gehrdEngine } from './gehrd.cpu.ts';
import { hseqrRef, isLarge } from './hseqr.ref.ts';
import { orghrEngine } from './orghr.cpu.ts';
import { copyOn, doublesAt, hqrRoomAt, takeDoubles, takeHqrRoom } from './rooms.cpu.ts';
import type { SchurTools } from './schurSteps.ref.ts';
import { turnsOn } from './turns.cpu.ts';

/** As referenceTools, with A at `inA`. */
export function engineTools(
  e: Engine,
  r: Elements,
  space: Workspace,
  n: number,
  inA: Place,
  sides: number,
): SchurTools {
  const tau = space.take(n * r.bytes);
  const H = takeDoubles(space, r, n, n);
  const Z = Array.from({ length: sides }, () => takeDoubles(space, r, n, n));
  const Q = sides > 0 ? takeMatrix(space, r, n, n) : undefined;
  const windows = isLarge({ lo: 0, hi: n }) ? takeHqrRoom(space, r, n) : undefined;
  const square = (place: Place) => doublesAt(e, r, n, n, place);
  return {
    room: {
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
    steps: {
      reduce: ({ lo, hi }) => gehrdEngine(e, r, space, n, lo, hi, inA, tau),
      writeOut: ({ lo, hi }) => orghrEngine(e, r, space, n, lo, hi, Q!, tau),
      iterate: (iteration) => hseqrRef(iteration, windows && hqrRoomAt(e, r, n, windows), turnsOn(e)),
      copy: copyOn(e),
    },
  };
}
