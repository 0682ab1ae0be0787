// Sums of bytes on the GPU: what zero points are times of, in products of bytes.
import type { ElementType } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { byteSums, byteSumVariants, SUM_ROWS } from './qgemm.kernels.ts';

/** Rows of bytes and their zero points, both with a sign or without. */
export interface ByteRows {
  readonly X: DeviceMat;
  readonly unsigned: boolean;
  readonly rows: number;
  readonly depth: number;
  /** Bytes from row to row, and along the depth. */
  readonly next: number;
  readonly step: number;
  readonly zero: Ptr<ElementType> | undefined;
  /** Each row has a zero point of its own. */
  readonly perRow: boolean;
  readonly unsignedZero: boolean;
}

/** Enqueues for every row the sum of its bytes and its zero point, both of bytes with a sign, from the beginning of S on. */
export function enqueueByteSums(queue: Queue, of: ByteRows, S: DeviceBuffer): void {
  const { X, rows, depth, next, step, zero } = of;
  const Z = zero === undefined ? { data: queue.nothing, off: 0 } : deviceMat(zero, 1);
  const params = {
    ...{ rows, depth, offX: X.off, next, step, offZ: Z.off, hasZero: zero === undefined ? 0 : 1 },
    ...{ perRow: of.perRow ? 1 : 0, unsigned: of.unsigned ? 128 : 0, unsignedZ: of.unsignedZero ? 128 : 0 },
  };
  const groups = Math.ceil(rows / SUM_ROWS);
  queue.launch(byteSums, byteSumVariants.of(undefined), { X: X.data, Z: Z.data, S }, params, [groups, 1, 1]);
}
