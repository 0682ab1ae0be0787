// Real operands of the CPU backend as the references take them: halves are widened to singles, and what was computed is rounded once.

import type { Prec } from '../core/field.ts';
import { halfToNumber, halvesToFloats, numberToHalf } from '../core/half.ts';
import { footprint, type HostMat, type Ptr, type RealArray, type RealMat } from '../core/matrix.ts';
import { type HostUse, hostMat, type Soon } from './buffer.ts';

export interface RealOperand extends RealMat {
  /** Ends the work on an operand that is written: rounds to its buffer what the reference has changed. */
  store(): void;
}

const nothing = (): void => {};

/** The host view of a rows x cols operand in real numbers. */
export function realMat(pointer: Ptr<Prec>, rows: number, cols: number, ld: number, use: HostUse): Soon<RealOperand> {
  const host = hostMat(pointer, ld, use);
  return host instanceof Promise ? host.then((mat) => real(mat, rows, cols)) : real(host, rows, cols);
}

function real(host: HostMat<Prec>, rows: number, cols: number): RealOperand {
  const { off, ld } = host;
  if (!(host.data instanceof Uint16Array)) return { data: host.data as RealArray, off, ld, store: nothing };
  const halves = host.data.subarray(off, off + footprint(rows, cols, ld));
  const data = halvesToFloats(halves);
  const store = () => {
    for (let j = 0; j < cols; j++) {
      for (let p = j * ld; p < j * ld + rows; p++) {
        // A NaN that nobody has touched keeps its payload.
        if (!Object.is(data[p], halfToNumber(halves[p]!))) halves[p] = numberToHalf(data[p]!);
      }
    }
  };
  return { data, off: 0, ld, store };
}

/** The same for a vector of n elements; its ld is the increment, which may be negative. */
export function realVector(pointer: Ptr<Prec>, n: number, inc: number, use: HostUse): Soon<RealOperand> {
  const mat = realMat(pointer, 1, n, Math.abs(inc), use);
  return mat instanceof Promise ? mat.then((x) => ({ ...x, ld: inc })) : { ...mat, ld: inc };
}

/** The same for everything from the pointer on: the matrices of a batch lie in it. */
export async function realRest(pointer: Ptr<Prec>, use: HostUse): Promise<RealOperand & { readonly length: number }> {
  const length = pointer.buffer.length - pointer.offset;
  return { ...(await realMat(pointer, length, 1, Math.max(1, length), use)), length };
}
