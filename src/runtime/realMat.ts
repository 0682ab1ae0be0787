// Operands of the CPU backend as the references take them: halves are widened to singles, and what was computed is rounded once.
import type { Prec } from '../core/field.ts';
import { halfToNumber, halvesToFloats, numberToHalf } from '../core/half.ts';
import { type FieldMat, footprint, type HostMat, type Ptr, type RealMat } from '../core/matrix.ts';
import { type HostUse, hostMat, type Soon } from './buffer.ts';

interface Stored {
  /** Ends the work on an operand that is written: rounds to its buffer what the reference has changed. */
  store(): void;
}

export type FieldOperand = FieldMat & Stored;
export type RealOperand = RealMat & Stored;

const nothing = (): void => {};

/** The host view of a rows x cols operand. */
export function fieldMat(pointer: Ptr<Prec>, rows: number, cols: number, ld: number, use: HostUse): Soon<FieldOperand> {
  const host = hostMat(pointer, ld, use);
  return host instanceof Promise ? host.then((mat) => widened(mat, rows, cols)) : widened(host, rows, cols);
}

/** The same where precisions are real ones. */
export const realMat = fieldMat as (...args: Parameters<typeof fieldMat>) => Soon<RealOperand>;

function widened(host: HostMat<Prec>, rows: number, cols: number): FieldOperand {
  const { off, ld } = host;
  if (!(host.data instanceof Uint16Array)) return { ...(host as FieldMat), store: nothing };
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
export function fieldVector(pointer: Ptr<Prec>, n: number, inc: number, use: HostUse): Soon<FieldOperand> {
  const mat = fieldMat(pointer, 1, n, Math.abs(inc), use);
  return mat instanceof Promise ? mat.then((x) => ({ ...x, ld: inc })) : { ...mat, ld: inc };
}

export const realVector = fieldVector as (...args: Parameters<typeof fieldVector>) => Soon<RealOperand>;

/** The same for everything from the pointer on: the matrices of a batch lie in it. */
export async function fieldRest(pointer: Ptr<Prec>, use: HostUse): Promise<FieldOperand & { readonly length: number }> {
  const length = pointer.buffer.length - pointer.offset;
  return { ...(await fieldMat(pointer, length, 1, Math.max(1, length), use)), length };
}
