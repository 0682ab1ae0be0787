// The problems of a batched BLAS call of any form, one after the other, on the CPU backend.
import { countOf, formOf } from '../../core/batchForms.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import {
  type BatchRoles,
  type BatchSizes,
  type HostBatchCall,
  hostBatch,
  type Operand,
  sizesAt,
} from '../hostOperands.cpu.ts';

/** How much an operand takes of its buffer in a problem; nothing where it is not read. A vector is a row. */
export type Matrices = BatchRoles['matrices'];

interface Problems {
  /** In the order in which they are named. */
  readonly operands: readonly Operand[];
  /** Visits the problems of which no matrix leaves its buffer: lists on the device may say anything. */
  each(visit: (sizes: BatchSizes, b: number) => void): void;
}

export async function problemsOf(a: HostBatchCall, matrices: Matrices): Promise<Problems> {
  const form = formOf(a);
  const { operands, inside } = await hostBatch(a, { matrices }, form);
  const same = form === 'vbatched' ? undefined : sizesAt(a, 0);
  return {
    operands,
    each(visit) {
      const count = countOf(a);
      for (let b = 0; b < count; b++) {
        const sizes = same ?? sizesAt(a, b);
        if (inside(b, sizes)) visit(sizes, b);
      }
    },
  };
}

/** The matrices of an operand in the engine's memory, by their numbers. */
export function placesOf(space: Workspace, r: Elements, X: Operand): (b: number) => Place {
  const { data, off, parts } = X;
  const rest = data.length / parts - off;
  const { at } = space.matrix({ data, off, ld: Math.max(1, rest), parts }, rest, 1, X.use);
  return (b) => ({ at: at + X.placeOf(b) * r.bytes, ld: X.ldOf(b) });
}
