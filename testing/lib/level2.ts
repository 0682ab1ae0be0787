// The cases of level 2 from what each has of its own. Products y := alpha op(A) x + beta y, products and solutions with a triangle,
// x := op(A) x or op(A)^-1 x, and updates A := A + alpha u v^T are judged by the error of DMVCH, element by element. What a formula does
// not read is NaN: of A what is not stored, and a unit diagonal.
import { vectorRef } from '../../src/blas2/vector.ref.ts';
import type { RealMat } from '../../src/core/matrix.ts';
import type { Values } from '../../src/core/spec.ts';
import type { Diag, Prec, RoutineSpec, Trans, Uplo } from '../../src/index.ts';
import { calling, type Front, incOf, ODD, operandsOf, type Views } from './calls.ts';
import type { Case, TesterOptions } from './case.ts';
import {
  type Change,
  type Entry,
  INCS,
  type Outer,
  op,
  productError,
  scalarsOf,
  TINY,
  type Updated,
  updateError,
} from './gauge.ts';
import type { MatrixView } from './norms.ts';
import type { Formula, Layout } from './operands.ts';
import { conjugate, inField, type Scalar } from './scalars.ts';
import { layoutOf, uniform, unread } from './source.ts';
import { hostMat } from './views.ts';

interface Placed {
  readonly layout?: Layout;
  /** The operands lie in one buffer; vectors are rows of the matrix, so that their increment is its leading dimension. */
  readonly together?: boolean;
}

/** Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds. */
const TOLERANCE = 32;

/** Operands as the references take them: a vector begins where BLAS has its first element. */
const onHost = (operands: Views, p: { readonly incx: number; readonly incy?: number }): Record<string, RealMat> => {
  const matrices = Object.entries(operands).map(([name, x]) => {
    const inc = name === 'x' ? p.incx : name === 'y' ? p.incy : undefined;
    return [name, inc === undefined ? hostMat(x) : vectorRef(hostMat(x), x.cols, incOf(x, inc))] as const;
  });
  return Object.fromEntries(matrices);
};

/** What all cases of level 2 give. */
interface Level2<P> extends Pick<Case<P & object, Views>, 'spec' | 'sweep' | 'fromOptions' | 'table'> {
  readonly front: Front;
  /** The scalars are those of the problem in the field of the operands. */
  reference(problem: P, operands: Record<string, RealMat>, scalars: Scalars): void;
}

interface Scalars {
  readonly alpha: Scalar;
  readonly beta: Scalar;
}

/** The scalars of a problem in the field of its operands, real ones that are real in every field. */
function scalarsIn({ args }: RoutineSpec, problem: object, { parts }: MatrixView): Scalars {
  const values: Values = { ...problem };
  const of = (name: string): Scalar => {
    const [arg, value] = [args[name], values[name]];
    if (arg?.kind !== 'scalar' || typeof value !== 'number') return 0;
    return arg.real ? value : inField(value, parts);
  };
  return { alpha: of('alpha'), beta: of('beta') };
}

/** Of a Hermitian matrix the imaginary parts of the diagonal are NaN. */
const hermitianEntry =
  (entry: () => number): Formula =>
  (i, j, part) =>
    i === j && part === 1 ? Number.NaN : entry();

const matrixIn = (spec: RoutineSpec, operands: Views): MatrixView => operands['AP' in spec.args ? 'AP' : 'A']!;

export interface Product extends Placed {
  readonly alpha: number;
  readonly incx: number;
  readonly beta: number;
  readonly incy: number;
}

export interface ProductOf<P> extends Level2<P> {
  /** Fills A with what the formula reads of it; `entry` is NaN where alpha is zero. */
  fill(prec: Prec, A: MatrixView, p: P, entry: Formula): void;
  readonly hermitian?: boolean;
  /** Element (i, j) of op(A). */
  element(p: P, A: MatrixView): Entry;
}

export const GENERAL = { alpha: 0.7, incx: 1, beta: 0.9, incy: 1, layout: ODD } as const;

/** y := alpha op(A) x + beta y */
export const productCase = <P extends Product>(of: ProductOf<P>): Case<P, Views> => ({
  ...{ spec: of.spec, tolerance: TOLERANCE, repeatable: true, sweep: of.sweep },
  fromOptions: of.fromOptions,
  data(p, prec, random) {
    const operands = operandsOf(of.spec, prec, p);
    const { x, y } = operands as Record<'x' | 'y', MatrixView>;
    const entry = () => (p.alpha === 0 ? Number.NaN : random.rand());
    of.fill(prec, matrixIn(of.spec, operands), p, of.hermitian ? hermitianEntry(entry) : entry);
    (p.alpha === 0 ? unread : uniform)(x, prec, random);
    (p.beta === 0 && x.cols > 0 && y.cols > 0 ? unread : uniform)(y, prec, random);
    return operands;
  },
  run: calling(of.front, of.spec),
  reference: (p, operands) => of.reference(p, onHost(operands, p), scalarsIn(of.spec, p, operands.x!)),
  error(p, before, after) {
    const [x, y, found] = [scalarsOf(before.x!, p.incx), scalarsOf(before.y!, p.incy), scalarsOf(after.y!, p.incy)];
    // Without rows or columns nothing happens, as in BLAS: y is not scaled.
    const factors = x.length === 0 || y.length === 0 ? { alpha: 0, beta: 1 } : scalarsIn(of.spec, p, before.x!);
    return productError(of.element(p, matrixIn(of.spec, before)), factors, x, y, found);
  },
  ...(of.table ? { table: of.table } : {}),
});

export interface SymmetricProblem extends Product {
  readonly uplo: Uplo;
  readonly n: number;
}

export const UPLOS = ['l', 'u'] as const;
/** Factors that are left out, that need no multiplication, and that do. */
export const ALPHAS = [0, 1, 0.7] as const;
export const BETAS = [0, 1, 0.9] as const;

/** Which triangle a tester means. */
export const uploOf = ({ uplo }: TesterOptions): Uplo => (uplo === 'u' ? 'u' : 'l');

/** Orders with every increment, every increment and factor, and everything in one buffer. */
export const symmetricSweep = (
  orders: readonly number[],
  layout: Layout,
  together: readonly number[],
): SymmetricProblem[] =>
  UPLOS.flatMap((uplo) => [
    ...orders.flatMap((n) => INCS.map((inc) => ({ ...GENERAL, uplo, n, incx: inc, incy: -inc, layout }))),
    ...INCS.flatMap((incx) =>
      INCS.flatMap((incy) =>
        ALPHAS.flatMap((alpha) => BETAS.map((beta) => ({ uplo, n: 9, alpha, incx, beta, incy, layout }))),
      ),
    ),
    ...[5, 70].flatMap((n) =>
      together.map((inc) => ({ ...GENERAL, uplo, n, incx: inc, incy: -inc, layout, together: true })),
    ),
  ]);

export interface TriangleProblem extends Placed {
  readonly uplo: Uplo;
  readonly trans: Trans;
  readonly diag: Diag;
  readonly n: number;
  readonly incx: number;
}

export interface TriangleOf<P> extends Level2<P> {
  /** A is solved with: its product with the solution must be what was given. */
  readonly solves?: boolean;
  fill(prec: Prec, A: MatrixView, p: P, entry: (i: number, j: number) => number): void;
  /** Elements beside the diagonal are divided by it, so that A is well-conditioned whatever the order; default: n. */
  width?(p: P): number;
  /** Element (i, j) of A. */
  element(p: P, A: MatrixView): Entry;
}

/** All triangles of one problem. */
export const KINDS = UPLOS.flatMap((uplo) =>
  (['n', 't', 'c'] as const).flatMap((trans) => (['n', 'u'] as const).map((diag) => ({ uplo, trans, diag }))),
);

export const triangleSweep = (orders: readonly number[], layout: Layout): TriangleProblem[] =>
  KINDS.flatMap((kind) => [
    ...TINY.flatMap((n) => INCS.map((incx) => ({ ...kind, n, incx, layout }))),
    ...orders.map((n) => ({ ...kind, n, incx: INCS[n % 4]!, layout })),
    ...[5, 70].flatMap((n) => [1, -1].map((incx) => ({ ...kind, n, incx, layout, together: true }))),
  ]);

export const triangleOptions = ({ n }: { readonly n: number }, o: TesterOptions): TriangleProblem => ({
  ...{ uplo: uploOf(o), trans: o.transA, diag: o.diag, n, incx: 1 },
  layout: layoutOf(o),
});

/** x := op(A) x or op(A)^-1 x. Off the diagonal A is uniform on (0,1) over its width, on it on (1,2). */
export const triangleCase = <P extends TriangleProblem>(of: TriangleOf<P>): Case<P, Views> => ({
  ...{ spec: of.spec, tolerance: TOLERANCE, sweep: of.sweep },
  fromOptions: of.fromOptions,
  data(p, prec, random) {
    const operands = operandsOf(of.spec, prec, p);
    const width = of.width?.(p) ?? p.n;
    of.fill(prec, matrixIn(of.spec, operands), p, (i, j) => {
      if (i !== j) return random.rand() / width;
      return p.diag === 'u' ? Number.NaN : 1 + random.rand();
    });
    uniform(operands.x!, prec, random);
    return operands;
  },
  run: calling(of.front, of.spec),
  reference: (p, operands) => of.reference(p, onHost(operands, p), scalarsIn(of.spec, p, operands.x!)),
  error(p, before, after) {
    const factor = op(p.trans, of.element(p, matrixIn(of.spec, before)));
    const [given, found] = [scalarsOf(before.x!, p.incx), scalarsOf(after.x!, p.incx)];
    const factors = { alpha: 1, beta: 0 };
    return of.solves
      ? productError(factor, factors, found, given, given)
      : productError(factor, factors, given, [], found);
  },
  ...(of.table ? { table: of.table } : {}),
});

export interface Update extends Placed {
  readonly alpha: number;
  readonly incx: number;
  readonly incy?: number;
}

export interface UpdateOf<P> extends Level2<P> {
  fill(prec: Prec, A: MatrixView, p: P, entry: Formula): void;
  change(p: P, before: MatrixView, after: MatrixView): Change;
  /** Whether element (i, j) is updated; default: all are. */
  stored?(p: P): NonNullable<Updated['stored']>;
  /** The second factors are conjugated. */
  readonly conjugated?: boolean;
}

/**
 * A := A + alpha x x^T, A + alpha x y^T, or A + alpha (x y^T + y x^T) where only a triangle is stored; conjugated A + alpha x x^H,
 * A + alpha x y^H, A + alpha x y^H + conj(alpha) y x^H, and a triangle is one of a Hermitian matrix.
 */
export const updateCase = <P extends Update>(of: UpdateOf<P>): Case<P, Views> => ({
  ...{ spec: of.spec, tolerance: TOLERANCE, repeatable: true, sweep: of.sweep },
  fromOptions: of.fromOptions,
  data(p, prec, random) {
    const operands = operandsOf(of.spec, prec, p);
    const entry = () => random.rand();
    const hermitian = of.conjugated && of.stored;
    of.fill(prec, matrixIn(of.spec, operands), p, hermitian ? hermitianEntry(entry) : entry);
    for (const name of ['x', 'y'])
      if (name in operands) (p.alpha === 0 ? unread : uniform)(operands[name]!, prec, random);
    return operands;
  },
  run: calling(of.front, of.spec),
  reference: (p, operands) => of.reference(p, onHost(operands, p), scalarsIn(of.spec, p, operands.x!)),
  error(p, before, after) {
    const x = scalarsOf(before.x!, p.incx);
    const y = before.y === undefined ? x : scalarsOf(before.y, p.incy!);
    const { alpha } = scalarsIn(of.spec, p, before.x!);
    const second = (v: ArrayLike<Scalar>) => (of.conjugated ? Array.from(v, conjugate) : v);
    const products: Outer[] = alpha === 0 ? [] : [{ factor: alpha, u: x, v: second(y) }];
    if (alpha !== 0 && before.y !== undefined && of.stored)
      products.push({ factor: of.conjugated ? conjugate(alpha) : alpha, u: y, v: second(x) });
    const change = of.change(p, matrixIn(of.spec, before), matrixIn(of.spec, after));
    // Nothing is done with alpha = 0: the diagonal keeps its imaginary parts.
    if (alpha === 0) return updateError(change, [], { stored: () => false });
    const stored = of.stored?.(p);
    return updateError(change, products, stored ? { stored, hermitian: of.conjugated ?? false } : {});
  },
  ...(of.table ? { table: of.table } : {}),
});

export interface UpdateProblem extends Update {
  readonly uplo: Uplo;
  readonly n: number;
}

export interface PairUpdateProblem extends UpdateProblem {
  readonly incy: number;
}

export const GENERAL_UPDATE = { alpha: 0.7, incx: 1, layout: ODD } as const;

export const updateSweep = (orders: readonly number[], layout: Layout): UpdateProblem[] =>
  UPLOS.flatMap((uplo) => [
    ...orders.flatMap((n) => INCS.map((incx) => ({ ...GENERAL_UPDATE, uplo, n, incx, layout }))),
    ...INCS.flatMap((incx) => ALPHAS.map((alpha) => ({ uplo, n: 9, alpha, incx, layout }))),
    ...[5, 70].map((n) => ({ ...GENERAL_UPDATE, uplo, n, layout, together: true })),
    { ...GENERAL_UPDATE, uplo, n: 70, incx: -1, layout, together: true },
  ]);

export const pairUpdateSweep = (orders: readonly number[], layout: Layout): PairUpdateProblem[] =>
  UPLOS.flatMap((uplo) => {
    const general = { ...GENERAL_UPDATE, incy: 1, uplo, layout };
    return [
      ...orders.flatMap((n) => INCS.map((incx) => ({ ...general, n, incx, incy: -incx }))),
      ...INCS.flatMap((incx) =>
        INCS.flatMap((incy) => ALPHAS.map((alpha) => ({ uplo, n: 9, alpha, incx, incy, layout }))),
      ),
      ...[5, 70].map((n) => ({ ...general, n, together: true })),
      { ...general, n: 70, incx: -1, together: true },
    ];
  });
