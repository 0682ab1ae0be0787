// GRUBACKWARD on the GPU: dispatches and products for every step, from the last to the first, then the products over all steps.

import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { directionsOf, keptAt, timeOf, waysOf } from '../../core/recurrence.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { withTensors } from '../tensors.gpu.ts';
import { CELL_THREADS } from './cells.ts';
import { GATES, gruGradientKernel, gruVariants, REST, WHOLE } from './gru.kernels.ts';
import { type DeviceGru, gruLengths, gruParams } from './gruForward.gpu.ts';
import {
  columnsFrom,
  dataOf,
  enqueueStates,
  enqueueSumColumns,
  enqueueWeightGradients,
  has,
  offsetOf,
  statesBefore,
  timesOf,
} from './recurrence.gpu.ts';
import type { GruBackwardArgs } from './routines.gen.ts';

type Optional = DeviceMat | undefined;
const GRADIENTS = ['dX', 'dW', 'dU', 'db', 'dbU', 'dh0'] as const;

export interface DeviceGruBackward
  extends Omit<DeviceGru, 'b' | 'bU' | 'hT' | 'S'>,
    Readonly<Record<(typeof GRADIENTS)[number] | 'dY' | 'dhT', Optional>> {
  readonly S: DeviceMat;
  /** Where the gradients of what the gates get from inputs go, directions x steps x batch x 3 hidden numbers; default workspace. */
  readonly G?: DeviceMat;
}

export function gruBackwardGpu(queue: Queue, a: Bound<GruBackwardArgs<Prec>>): void {
  const { X, W, U, b, h0, Y, S } = gruLengths(a);
  const sizes = {
    ...{ X, W, U, h0, Y, S, dY: Y, dhT: h0 },
    ...{ dX: X, dW: W, dU: U, db: b, dbU: b, dh0: h0 },
  };
  withTensors(queue, a, sizes, GRADIENTS, (at) => enqueueGruBackward(queue, { ...a, ...at }, a.routine));
}

/** Enqueues the gradients that are given; no two operands lie in one buffer of which one is written. */
export function enqueueGruBackward(queue: Queue, g: DeviceGruBackward, noteAs?: string): void {
  const { steps, batch, hidden, resetAfter } = g;
  if (noteAs !== undefined)
    queue.note({
      ...{ routine: noteAs, backend: 'gpu', kernel: 'gru_gradient' },
      why: `a step is ${resetAfter ? 'a dispatch and a product' : 'two dispatches and two products'}`,
    });
  scope(queue, (ws) => {
    const [rows, all, ways, states] = [3 * hidden, steps * batch, directionsOf(g), batch * hidden];
    const taken = (length: number): DeviceMat => ({ data: ws.like(g.Y, length), off: 0, ld: 1 });
    const [byInputs, dh] = [g.G ?? taken(ways * all * rows), taken(ways * states)];
    // By products with U of all steps, or by r h of one.
    const H = taken(resetAfter ? ways * all * rows : ways * states);
    const byStates = resetAfter ? H : byInputs;
    enqueueStates(queue, ways * states, g.dhT, dh);
    const { type } = g.Y.data;
    const common = { ...gruParams(g), offDY: offsetOf(g.dY), hasY: has(g.dY) };
    const cell = { S: g.S.data, Y: g.Y.data, h0: dataOf(queue, g.h0), dY: dataOf(queue, g.dY) };
    const buffers = { ...cell, X: byInputs.data, H: H.data, dh: dh.data };
    // Without states there is nothing to go through: gradients are empty sums.
    for (let k = states === 0 ? -1 : steps - 1; k >= 0; k--) {
      const params = { ...common, ...timesOf(g, k), first: k === 0 ? 1 : 0 };
      const launch = (PART: number): void => {
        const grid = [Math.ceil(states / CELL_THREADS), 1, ways] as const;
        queue.launch(gruGradientKernel, gruVariants.of(type, { PART }), buffers, params, grid);
      };
      launch(resetAfter ? WHOLE : GATES);
      if (!resetAfter) {
        for (const way of waysOf(g))
          enqueueGemm(queue, {
            ...{ m: hidden, n: batch, k: hidden, alpha: 1, beta: 0 },
            A: columnsFrom(g.U, (way.d * 3 + 2) * hidden * hidden, hidden),
            B: columnsFrom(byInputs, keptAt(g, way, timeOf(g, way, k), rows) + 2 * hidden, rows),
            C: columnsFrom(H, way.d * states, hidden),
          });
        launch(REST);
      }
      for (const way of waysOf(g))
        enqueueGemm(queue, {
          ...{ m: hidden, n: batch, k: resetAfter ? rows : 2 * hidden, alpha: 1, beta: 1 },
          A: columnsFrom(g.U, way.d * rows * hidden, hidden),
          B: columnsFrom(byStates, keptAt(g, way, timeOf(g, way, k), rows), rows),
          C: columnsFrom(dh, way.d * states, hidden),
        });
    }
    if (g.dh0 !== undefined) enqueueStates(queue, ways * states, dh, g.dh0);
    for (const way of waysOf(g)) {
      const { d } = way;
      const at = keptAt(g, way, 0, rows);
      const own = columnsFrom(byInputs, at, rows);
      enqueueWeightGradients(queue, g, d, rows, g, own);
      const ofU = { transB: 't', m: hidden, k: all, alpha: 1, beta: 0 } as const;
      if (g.dU !== undefined)
        enqueueGemm(queue, {
          ...{ ...ofU, n: resetAfter ? rows : 2 * hidden },
          A: statesBefore(queue, ws, g, way, g.Y, g.h0),
          B: columnsFrom(byStates, at, rows),
          C: columnsFrom(g.dU, d * rows * hidden, hidden),
        });
      if (g.dU !== undefined && !resetAfter)
        enqueueGemm(queue, {
          ...{ ...ofU, n: hidden },
          A: columnsFrom(g.S, ways * all * rows + keptAt(g, way, 0, hidden), hidden),
          B: columnsFrom(byInputs, at + 2 * hidden, rows),
          C: columnsFrom(g.dU, (d * 3 + 2) * hidden * hidden, hidden),
        });
      if (g.db !== undefined) enqueueSumColumns(queue, ws, rows, all, own, columnsFrom(g.db, d * rows, rows));
      if (g.dbU !== undefined)
        enqueueSumColumns(queue, ws, rows, all, columnsFrom(byStates, at, rows), columnsFrom(g.dbU, d * rows, rows));
    }
  });
}
