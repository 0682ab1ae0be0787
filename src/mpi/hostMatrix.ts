// Matrices of the host, real or complex, as they are given to calls of many ranks: read into one plain form, rows first.
import { ArgumentError } from '../core/errors.ts';
import { fields, isComplex } from '../core/field.ts';
import type { ArrayInput } from '../linalg/arrays.ts';
import type { ComplexArray } from '../linalg/complex/complexArray.ts';
import type { NdArray } from '../linalg/ndarray.ts';

/** LAPACK's letters for single, double, complex single and complex double. */
export type MatrixType = 's' | 'd' | 'c' | 'z';
export type MatrixData = Float32Array | Float64Array;

/** NumPy's names of them. */
export const dtypes = { s: 'float32', d: 'float64', c: 'complex64', z: 'complex128' } as const;
export type MatrixDType = (typeof dtypes)[MatrixType];

export function typeNamed(routine: string, position: number, dtype: unknown): MatrixType {
  const found = (Object.keys(dtypes) as MatrixType[]).find((type) => dtypes[type] === dtype);
  if (found !== undefined) return found;
  throw new ArgumentError(routine, 'dtype', position, dtype, `must be one of ${Object.values(dtypes).join(', ')}`);
}

export interface HostMatrix {
  readonly type: MatrixType;
  readonly rows: number;
  readonly cols: number;
  /** Whether it was given as a vector, and is one column here. */
  readonly vector: boolean;
  /** Rows first without gaps; of complex numbers pairs. A copy. */
  readonly data: MatrixData;
}

type Ours = typeof import('./ours.ts');

/** An argument, checked and copied. */
export function readMatrix(
  ours: Ours,
  routine: string,
  x: ArrayInput | ComplexArray,
  name: string,
  position: number,
): HostMatrix {
  const { shape, stride, offset, data, pairs } = elementsOf(ours, routine, x, name, position);
  if (shape.length !== 1 && shape.length !== 2)
    throw new ArgumentError(routine, name, position, `of ${shape.length} axes`, 'must be a matrix or a vector');
  const [rows, cols] = [shape[0]!, shape[1] ?? 1];
  const [down, across] = [stride[0]!, stride[1] ?? 1];
  const type: MatrixType = ours.isSingle(data) ? (pairs ? 'c' : 's') : pairs ? 'z' : 'd';
  const parts = fields[type].parts;
  const copy = new fields[type].array(rows * cols * parts);
  let at = 0;
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < cols; j++)
      for (let part = 0; part < parts; part++) copy[at++] = data[(offset + i * down + j * across) * parts + part]!;
  return { type, rows, cols, vector: shape.length === 1, data: copy };
}

function elementsOf(ours: Ours, routine: string, x: ArrayInput | ComplexArray, name: string, position: number) {
  if (ours.isComplexArray(x)) return { ...placesOf(x), pairs: true };
  return { ...placesOf(ours.operandOf(routine, x, name, position)), pairs: false };
}

const placesOf = <D>({
  data,
  shape,
  stride,
  offset,
}: {
  readonly data: D;
  readonly shape: readonly number[];
  readonly stride: readonly number[];
  readonly offset: number;
}) => ({ data, shape, stride, offset });

/** The array that verbs take and return. */
export function arrayOf(
  ours: Ours,
  { type, rows, cols, vector, data }: HostMatrix,
): NdArray<MatrixData> | ComplexArray {
  const shape = vector ? [rows] : [rows, cols];
  return isComplex(type) ? new ours.ComplexArray(data, shape) : ours.ndarray(data, shape);
}

/** Its elements by columns. */
export const byColumns = ({ type, rows, cols, data }: HostMatrix): MatrixData => turned(type, data, rows, cols);

/** The same matrix rows first, whose data are by columns. */
export const byRows = (matrix: HostMatrix): HostMatrix => ({
  ...matrix,
  data: turned(matrix.type, matrix.data, matrix.cols, matrix.rows),
});

/** The transpose of rows x cols elements, rows first. */
function turned(type: MatrixType, data: MatrixData, rows: number, cols: number): MatrixData {
  const { array, parts } = fields[type];
  const to = new array(data.length);
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < cols; j++)
      for (let part = 0; part < parts; part++) to[(j * rows + i) * parts + part] = data[(i * cols + j) * parts + part]!;
  return to;
}
