// The three forms of a batched routine, from one description: matrices at equal distances (strided), at offsets that lie on the device
// (batched), and of various sizes at places that the host lists (vbatched). Types of their arguments, their specs, and which one a call is.
import { type ColumnCount, columnCosts } from './columnCosts.ts';
import { type FlopCount, type Flops, sum, times } from './flops.ts';
import type { Ptr } from './matrix.ts';
import {
  type Access,
  type ArgSpec,
  arg,
  BATCH,
  type Extent,
  eachProblem,
  eachSizes,
  entriesOf,
  type Names,
  num,
  type OwnType,
  type RoutineSpec,
  type Values,
} from './spec.ts';

/** One integer per problem: an array of numbers, or a typed array. It is copied before the call returns. */
export type Integers = ArrayLike<number>;

/**
 * Matrices at equal distances: matrix b begins b strideX elements behind the pointer X. With stride 0 all problems read the same one;
 * matrices that are written share no element.
 */
export type AtStrides<X extends string> = { [K in X as `stride${K}`]: number } & {
  /** With 0 nothing is done. */
  batchCount: number;
};

/**
 * Matrices at offsets on the device, batchCount integers for each operand X: matrix b begins offsetsX(b) elements behind the pointer X.
 * Several b may have the same matrix of an operand that is only read; that those which are written share no element is not checked. A
 * problem of which a matrix would not lie inside its buffer is left out, and its info, where there is one, is -1. Pivots lie at equal
 * distances S all the same.
 */
export type AtOffsets<X extends string, S extends string = never> = { [K in X as `offsets${K}`]: Ptr<'i'> } & {
  [K in S as `stride${K}`]: number;
} & {
  /** With 0 nothing is done. */
  batchCount: number;
};

/**
 * Matrices at places that the host lists, one entry per problem and as many in each list: matrix b begins offsetsX(b) >= 0 elements behind
 * the pointer X. Several b may read the same matrix; those that are written share no element.
 */
export type AtPlaces<X extends string> = { [K in X as `offsets${K}`]: Integers };

/** How the matrices of a batch are stored. */
export type BatchStorage = 'col' | 'row';

/**
 * What becomes of the results of a matrix that could not be factored: its info says so, they are filled with NaN, or the call is rejected.
 */
export type OnFailure = 'info' | 'nan' | 'throw';

export interface StorageOption {
  /**
   * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
   * number of columns. On a GPU nothing is copied for it.
   */
  layout?: BatchStorage;
}

export interface FailureOptions extends StorageOption {
  /**
   * Default 'info': info says which matrices failed. 'nan': besides, all that the call writes of such a problem, but its pivots, is filled
   * with NaN. 'throw': the call waits for the results, the only option that does, and rejects with an error that names the first matrix
   * that failed and how many did; the results are as with 'info'.
   */
  onFailure?: OnFailure;
}

export interface ReportOptions extends FailureOptions {
  /** Out, if given, one integer for each matrix: 1 where A had a NaN or an infinity in the part that is read, else 0. */
  nonfinite?: Ptr<'i'>;
}

/**
 * A batched routine: what stands in one problem, in the order of the arguments. The flag `layout` (STORAGE) stands behind the number of
 * problems if it is not among the flags.
 */
export interface BatchedRoutine {
  /** The name of the routine for one problem. */
  readonly name: string;
  /** Names by precision of the routine for one problem, as in its spec. */
  readonly named?: Names;
  /** Default 'sd'. */
  readonly precs?: string;
  /** As in a spec: doubles that kernels compute. */
  readonly doubles?: string;
  /** Of one problem, if a workgroup goes through its matrix column after column in doubles: how many of them. */
  readonly columns?: (a: Values) => number;
  /** With `columns`: whether the CPU takes one matrix after the other, on one thread. */
  readonly alone?: true;
  readonly flags?: Readonly<Record<string, ArgSpec>>;
  readonly sizes: readonly string[];
  /** Matrices by column-major extents, and scalars between them. */
  readonly operands: Readonly<Record<string, Operand>>;
  /** Whether there is an info, and a flag for NaN and infinities. */
  readonly reports: 'none' | 'info' | 'nonfinite';
  /** Whether no problem has anything to compute; of a ragged batch sizes are lists. */
  readonly nothing?: (a: Values) => boolean;
  /** Of one problem. */
  readonly flops: (a: Values) => Flops;
}

interface Matrix {
  readonly rows: Extent;
  readonly cols: Extent;
  readonly access: Access;
  /** Where its elements are not the call's: real ones of a complex call. */
  readonly type?: OwnType;
  /** May be left out, where this has nothing against it. */
  readonly optional?: NonNullable<ArgSpec['also']>;
}

/** A vector whose elements are side by side, whatever the order of storage. */
interface Column {
  readonly column: Extent;
  /** The precisions of calls that have it, if not all. */
  readonly precs?: string;
  readonly type?: OwnType;
  readonly access: Access;
}

/** Its increment is the same for all problems. */
interface Vector {
  readonly length: Extent;
  readonly type?: OwnType;
  readonly access: Access;
}

interface Pivots {
  readonly pivots: Extent;
  readonly access: 'in' | 'out';
}

interface Scalar {
  readonly scalar: number;
  /** A real number in every field. */
  readonly real?: true;
}

type Operand = Matrix | Vector | Column | Pivots | Scalar;

export interface BatchedForms {
  readonly strided: RoutineSpec;
  readonly batched: RoutineSpec;
  readonly vbatched: RoutineSpec;
}

export type Form = keyof BatchedForms;

/** The three forms of whatever there is for each, each made when it is first asked for: importing the package needs none of them. */
export function eachForm<T>(of: (form: Form) => T): Readonly<Record<Form, T>> {
  const made: Partial<Record<Form, T>> = {};
  return {
    get strided() {
      return (made.strided ??= of('strided'));
    },
    get batched() {
      return (made.batched ??= of('batched'));
    },
    get vbatched() {
      return (made.vbatched ??= of('vbatched'));
    },
  };
}

/** Names of an operand's arguments: lda, strideA, offsetsA; of a vector incx, strideX, offsetsX; of the pivots stridePiv and offsetsPiv. */
const suffix = (name: string): string => (name === 'ipiv' ? 'Piv' : name[0]!.toUpperCase() + name.slice(1));
export const ldName = (name: string): string => (name === suffix(name) ? `ld${name.toLowerCase()}` : `inc${name}`);
export const strideName = (name: string): string => `stride${suffix(name)}`;
export const offsetsName = (name: string): string => `offsets${suffix(name)}`;

export const squareMatrix = (access: Access): Matrix => ({ rows: arg('n'), cols: arg('n'), access });
export const rightSides: Matrix = { rows: arg('n'), cols: arg('nrhs'), access: 'inout' };
export const pivots = (access: 'in' | 'out'): Pivots => ({ pivots: arg('n'), access });

/** How the matrices are stored. */
export const STORAGE = { kind: 'flag', values: ['col', 'row'], default: 'col' } as const;

/** The specs getrfStridedBatched, getrfBatched and getrfVbatched of a routine getrf. */
export const batchedForms = (r: BatchedRoutine): BatchedForms => eachForm((form) => specOf(r, form));

const ENDINGS = { strided: 'StridedBatched', batched: 'Batched', vbatched: 'Vbatched' } as const;

function specOf(r: BatchedRoutine, form: Form): RoutineSpec {
  const formed = (name: string): string => `${name}${ENDINGS[form]}`;
  const args: Record<string, ArgSpec> = { ...r.flags };
  const count = form === 'vbatched' ? entriesOf(r.sizes[0]!) : arg(BATCH);
  for (const size of r.sizes) args[size] = form === 'vbatched' ? { kind: 'sizes' } : { kind: 'size' };
  for (const [X, operand] of Object.entries(r.operands)) {
    Object.assign(args, operandArgs(X, operand, form));
  }
  const integers: ArgSpec = { kind: 'vector', length: count, type: 'i', access: 'out' };
  if (r.reports !== 'none') args.info = integers;
  if (form !== 'vbatched') args[BATCH] = { kind: 'size' };
  args.layout ??= { ...STORAGE, early: true };
  if (r.reports !== 'none') args.onFailure = { kind: 'flag', values: ['info', 'nan', 'throw'], default: 'info' };
  if (r.reports === 'nonfinite') args.nonfinite = { ...integers, optional: true };
  const { nothing } = r;
  const named = Object.entries(r.named ?? {}).map(([prec, name]) => [prec, formed(name)]);
  const spec: RoutineSpec = {
    name: formed(r.name),
    ...(r.named === undefined ? {} : { named: Object.fromEntries(named) }),
    precs: r.precs ?? 'sd',
    ...(r.doubles === undefined ? {} : { doubles: r.doubles }),
    ...(r.columns === undefined
      ? {}
      : { costs: (a, flops, sides) => columnCosts(columnsOf(spec, a, form, r), flops, sides) }),
    args,
    ...(nothing === undefined ? {} : { nothing }),
    flops: form === 'vbatched' ? (a) => summed(spec, a, r.flops) : (a) => times(num(a, BATCH), r.flops(a)),
  };
  return spec;
}

function columnsOf(spec: RoutineSpec, a: Values, form: Form, r: BatchedRoutine): ColumnCount {
  const [columns, alone] = [r.columns!, r.alone ?? false];
  if (form !== 'vbatched') {
    const [matrices, most] = [num(a, BATCH), columns(a)];
    return { matrices, all: matrices * most, most, alone };
  }
  let [matrices, all, most] = [0, 0, 0];
  eachSizes(spec, a, (one) => {
    const own = columns(one);
    matrices++;
    all += own;
    most = Math.max(most, own);
  });
  return { matrices, all, most, alone };
}

function summed(spec: RoutineSpec, a: Values, flops: (one: Values) => Flops): FlopCount {
  let all: FlopCount = { mul: 0, add: 0 };
  eachProblem(spec, a, (one) => {
    all = sum(all, flops(one));
  });
  return all;
}

function operandArgs(X: string, operand: Operand, form: Form): Record<string, ArgSpec> {
  if ('scalar' in operand)
    return { [X]: { kind: 'scalar', default: operand.scalar, ...(operand.real ? { real: true } : {}) } };
  if ('pivots' in operand) return pivotArgs(operand, form);
  if ('column' in operand) return columnArgs(X, operand, form);
  return 'length' in operand ? vectorArgs(X, operand, form) : matrixArgs(X, operand, form);
}

/** A matrix X, its leading dimension, and where it begins. Row-major, X is a column-major matrix of the transposed shape. */
function matrixArgs(X: string, operand: Matrix, form: Form): Record<string, ArgSpec> {
  const { rows, cols, optional } = operand;
  const args = placed(X, form, operand, { kind: form === 'vbatched' ? 'lds' : 'ld', of: X }, [
    (a) => (a.layout === 'row' ? cols(a) : rows(a)),
    (a) => (a.layout === 'row' ? rows(a) : cols(a)),
  ]);
  if (optional === undefined) return args;
  Object.assign(args[X]!, { optional: true, also: optional });
  // A list on the device is an operand of its own.
  const places = offsetsName(X);
  if (form === 'batched')
    Object.assign(args[places]!, {
      optional: true,
      also: (a: Values) =>
        a[X] !== undefined && a[places] === undefined ? `must be given where ${X} is given` : undefined,
    });
  return args;
}

/**
 * A vector x is a row whose leading dimension is its increment. It must be positive, where batches of other libraries take negative ones
 * too: which element comes first in memory must not depend on n, for then it would not be at the place that an offset or a stride names.
 */
function vectorArgs(x: string, operand: Vector, form: Form): Record<string, ArgSpec> {
  return placed(x, form, operand, { kind: 'inc', default: 1, positive: true }, [() => 1, operand.length]);
}

/** What says of an operand how it is used, and what its elements are where that is not the call's precision. */
const useOf = ({ access, type }: Matrix | Vector | Column): Pick<Matrix, 'access' | 'type'> =>
  type === undefined ? { access } : { access, type };

function placed(
  X: string,
  form: Form,
  operand: Matrix | Vector,
  distance: ArgSpec,
  [rows, cols]: readonly [Extent, Extent],
): Record<string, ArgSpec> {
  const ld = ldName(X);
  const places = form === 'strided' ? strideName(X) : offsetsName(X);
  return {
    [X]: { kind: 'matrix', rows, cols, ld, places, ...useOf(operand) },
    [ld]: distance,
    [places]: placesArg(X, form),
  };
}

function placesArg(X: string, form: Form): ArgSpec {
  if (form === 'strided') return { kind: 'stride', of: X };
  if (form === 'vbatched') return { kind: 'offsets', of: X };
  return { kind: 'vector', length: arg(BATCH), type: 'i', access: 'in' };
}

/** A vector of each problem, and where it begins: of one column any leading dimension will do. */
function columnArgs(X: string, operand: Column, form: Form): Record<string, ArgSpec> {
  const one = { kind: 'matrix', rows: operand.column, ...useOf(operand) } as const;
  const [stride, places] = [strideName(X), offsetsName(X)];
  const only = operand.precs === undefined ? {} : { precs: operand.precs };
  if (form === 'strided')
    return {
      [X]: { ...one, ...only, cols: arg(BATCH), ld: stride },
      [stride]: { kind: 'ld', of: X, ...only },
    };
  return { [X]: { ...one, ...only, cols: () => 1, ld: 'n', places }, [places]: { ...placesArg(X, form), ...only } };
}

/** The pivots of each matrix one behind the other, as columns. Those that are only read may be the same for all: then their stride is 0. */
function pivotArgs({ pivots: length, access }: Pivots, form: Form): Record<string, ArgSpec> {
  const one = { kind: 'matrix', rows: length, type: 'i', access } as const;
  // Of one column any leading dimension will do.
  const column = { ...one, cols: () => 1, ld: 'n' };
  if (form === 'vbatched')
    return { ipiv: { ...column, places: 'offsetsPiv' }, offsetsPiv: { kind: 'offsets', of: 'ipiv' } };
  return access === 'in'
    ? { ipiv: { ...column, places: 'stridePiv' }, stridePiv: { kind: 'stride', of: 'ipiv' } }
    : { ipiv: { ...one, cols: arg(BATCH), ld: 'stridePiv' }, stridePiv: { kind: 'ld', of: 'ipiv' } };
}

/** A checked call of any form. */
export type BatchCall = Readonly<Record<string, unknown>> & {
  readonly n: number | Integers;
  readonly batchCount?: number;
};

/** Which form a call is: lists of sizes, offsets on the device, or strides (some of which there are in the form with offsets, too). */
export function formOf(a: BatchCall): Form {
  if (typeof a.n !== 'number') return 'vbatched';
  return Object.keys(a).some((name) => name.startsWith('offsets')) ? 'batched' : 'strided';
}

export const countOf = (a: BatchCall): number => (typeof a.n === 'number' ? a.batchCount! : a.n.length);
