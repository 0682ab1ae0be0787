// From a general matrix to its Schur form on the engine: the room in its memory, and the steps.
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { gehrdEngine } from './gehrd.cpu.ts';
import { hseqrRef, isLarge } from './hseqr.ref.ts';
import { normalizeOn } from './normalize.cpu.ts';
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
  const pairs = space.take(4 * n);
  const windows = isLarge({ lo: 0, hi: n }) ? takeHqrRoom(space, r, n) : undefined;
  const square = (place: Place) => doublesAt(e, r, n, n, place);
  const like = (place: Place) => matrixAt(e, r, n, n, place);
  const copy = copyOn(e);
  return {
    room: {
      get A() {
        return like(inA);
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
      writeOut({ lo, hi }) {
        const Q = takeMatrix(space, r, n, n);
        copy(n, n, like(inA), like(Q));
        orghrEngine(e, r, space, n, lo, hi, Q, tau);
        copy(n, n, like(Q), square(Z[0]!));
      },
      iterate: (iteration) => hseqrRef(iteration, windows && hqrRoomAt(e, r, n, windows), turnsOn(e)),
      normalize: normalizeOn(e, pairs),
      copy,
    },
  };
}
