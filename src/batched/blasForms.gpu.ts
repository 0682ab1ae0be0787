// Operands and sizes of a batched BLAS call of any form as deviceBatch.ts has them.
import type { Ptr } from '../core/matrix.ts';
import type { ElementType } from '../core/precision.ts';
import { BATCH } from '../core/spec.ts';
import { type DeviceBuffer, deviceMat } from '../runtime/buffer.ts';
import type { BatchMat, List } from './deviceBatch.ts';

type Fields = Readonly<Record<string, number | List | Ptr<ElementType>>>;

const isList = (value: unknown): value is List => typeof value === 'object' && !('buffer' in value!);

/** An operand, transposed if op() is; a vector is transposed from the row that it is in the spec. `ld` names its leading dimension. */
export function batchMat(call: object, name: string, ld: string, transposed: boolean): BatchMat {
  const a = call as Fields;
  const { buffer, offset } = a[name] as Ptr<ElementType>;
  const places = name[0]!.toUpperCase() + name.slice(1);
  const [distance, stride, offsets] = [a[ld] as number | List, a[`stride${places}`], a[`offsets${places}`]];
  const X = { data: buffer as DeviceBuffer, off: offset, stride: (stride as number | undefined) ?? 0 };
  if (isList(offsets)) {
    const lds = isList(distance) ? distance : new Int32Array(offsets.length).fill(distance);
    return { ...X, rs: transposed ? 0 : 1, cs: transposed ? 1 : 0, places: { offsets, lds } };
  }
  const [rs, cs] = transposed ? [distance as number, 1] : [1, distance as number];
  return { ...X, rs, cs, ...(offsets === undefined ? {} : { offsets: deviceMat(offsets as Ptr<'i'>, 1) }) };
}

/** The matrix the other way round. */
export const transposed = (X: BatchMat): BatchMat => ({ ...X, rs: X.cs, cs: X.rs });

/** Number and sizes: `names` are those of m, n and nrhs in the call, of which m may be absent. */
export function batchSizes(
  call: object,
  { m, n, nrhs }: { readonly m?: string; readonly n: string; readonly nrhs?: string },
) {
  const a = call as Fields;
  const of = (name: string | undefined) => (name === undefined ? undefined : (a[name] as number | List));
  const [rows, order, columns] = [of(m ?? n)!, of(n)!, of(nrhs)];
  if (isList(order)) {
    const sizes = {
      ...(m === undefined ? {} : { m: rows as List }),
      n: order,
      ...(nrhs === undefined ? {} : { nrhs: columns as List }),
    };
    return { m: 0, n: 0, nrhs: 0, count: order.length, sizes };
  }
  return { m: rows as number, n: order, nrhs: (columns as number | undefined) ?? 0, count: a[BATCH] as number };
}
