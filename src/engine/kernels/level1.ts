// BLAS 1 in WebAssembly: contiguous vectors by SIMD, their last elements and all other increments one element at a time.
//
//   axpy  y := a x + y     scal  x := a x     swap  x <-> y     rot  (x, y) := (a x + b y, c x + d y), which is rotm too
//   dot  x^T y     asum  sum |x|     squares  sum (a x)^2, all three summed in double
//
// Storage: n elements from an address on, increments in bytes and of either sign. x and y share no element.
// Mapping: a call is one thread's part. Sums run in four vectors of two doubles that are added pairwise at the end; each reduction exists
// once more with the ending `To`, which stores its result at an address, for parts on other threads.
// Source: BLAS.
import {
  type Expr,
  type Frame,
  type Func,
  type Int,
  type ModuleBuilder,
  ret,
  type Stmt,
  when,
  whileLoop,
} from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { double, f64x2FromF32, i32, type Real, single, v128 } from '../ops.ts';

type V = Expr<'v128'>;
type S = Expr<'f64'>;

/** The vectors of a call: addresses and increments. */
class Walk {
  readonly at: readonly Int[];
  private readonly inc: readonly Int[];

  /** From arguments x, incx, y, incy. */
  constructor(args: readonly unknown[]) {
    this.at = args.filter((_, i) => i % 2 === 0) as Int[];
    this.inc = args.filter((_, i) => i % 2 === 1) as Int[];
  }
  isContiguous(r: Real): Expr<'i32'> {
    return this.inc.map((inc) => i32.eq(inc, r.bytes)).reduce((a, b) => i32.and(a, b));
  }
  skip(bytes: number): Stmt[] {
    return this.at.map((at) => at.plus(bytes));
  }
  next(): Stmt[] {
    return this.at.map((at, i) => at.plus(this.inc[i]!));
  }
}

const vectorParams = (count: number): 'i32'[] => Array.from({ length: 2 * count }, () => 'i32');

/** Multiplication and addition, of scalars or of vectors. */
interface Arithmetic<T> {
  mul(a: T, b: T): T;
  add(a: T, b: T): T;
}

interface Elementwise {
  readonly factors: number;
  readonly vectors: 1 | 2;
  /** New x and new y; undefined where they stay. */
  readonly rule: <T>(op: Arithmetic<T>, f: readonly T[], x: T, y: T) => readonly (T | undefined)[];
}

const ELEMENTWISE: Readonly<Record<string, Elementwise>> = {
  axpy: { factors: 1, vectors: 2, rule: (op, [a], x, y) => [undefined, op.add(op.mul(a!, x), y)] },
  scal: { factors: 1, vectors: 1, rule: (op, [a], x) => [op.mul(a!, x)] },
  swap: { factors: 0, vectors: 2, rule: (_op, _f, x, y) => [y, x] },
  rot: {
    factors: 4,
    vectors: 2,
    rule: (op, [a, b, c, d], x, y) => [op.add(op.mul(a!, x), op.mul(b!, y)), op.add(op.mul(c!, x), op.mul(d!, y))],
  },
};

/** name(n, x, incx, factors...), name(n, x, incx, y, incy, factors...) */
function elementwise(m: ModuleBuilder, r: Real, name: string, { factors, vectors, rule }: Elementwise): void {
  const types = ['i32' as const, ...vectorParams(vectors), ...new Array<'f64'>(factors).fill(r.type)];
  m.func(name, types, 'void', (frame, ...args) => {
    const n = args[0] as Int;
    const walk = new Walk(args.slice(1, 1 + 2 * vectors));
    const scalars = args.slice(1 + 2 * vectors) as S[];
    const splats = frame.locals('v128', factors);
    const wide = frame.locals('v128', 2);
    const narrow = [frame.local(r.type), frame.local(r.type)] as const;
    const sweep = (unroll: number): Stmt =>
      whileLoop(i32.ge(n, unroll * r.lanes), [
        ...Array.from({ length: unroll }, (_, u) => [
          ...walk.at.map((at, i) => wide[i]!.set(v128.load(at, 16 * u))),
          ...rule<V>({ mul: r.vmul, add: r.vadd }, splats, wide[0]!, wide[1]!).flatMap((value, i) =>
            value === undefined ? [] : [v128.store(walk.at[i]!, value, 16 * u)],
          ),
        ]).flat(),
        ...walk.skip(16 * unroll),
        n.plus(-unroll * r.lanes),
      ]);
    return [
      when(walk.isContiguous(r), [...splats.map((v, i) => v.set(r.splat(scalars[i]!))), sweep(4), sweep(1)]),
      whileLoop(i32.gt(n, 0), [
        ...walk.at.map((at, i) => narrow[i]!.set(r.load(at))),
        ...rule<S>({ mul: r.mul, add: r.add }, scalars, ...narrow).flatMap((value, i) =>
          value === undefined ? [] : [r.store(walk.at[i]!, value)],
        ),
        ...walk.next(),
        n.plus(-1),
      ]),
    ];
  });
}

interface Sum {
  readonly factors: 0 | 1;
  readonly vectors: 1 | 2;
  readonly vector: (x: V, y: V) => V;
  readonly scalar: (x: S, y: S) => S;
}

/** y is the factor where there is one vector. */
const SUMS: Readonly<Record<string, Sum>> = {
  dot: { factors: 0, vectors: 2, vector: double.vmul, scalar: double.mul },
  asum: { factors: 0, vectors: 1, vector: double.vabs, scalar: double.abs },
  squares: {
    factors: 1,
    vectors: 1,
    vector: (x, a) => double.vmul(double.vmul(x, a), double.vmul(x, a)),
    scalar: (x, a) => double.mul(double.mul(x, a), double.mul(x, a)),
  },
};

/** Two elements as doubles. */
export const loadPair = (r: Real, at: Int, offset: number): V =>
  r.bytes === 8 ? v128.load(at, offset) : f64x2FromF32(double.loadFirst(at, offset));

/** Statements after which `result` is the sum; n and the vectors are used up. */
function summing(r: Real, { vectors, vector, scalar }: Sum, frame: Frame, n: Int, walk: Walk, factor: S): [Stmt[], S] {
  const parts = frame.locals('v128', 4);
  const [a, b, c, d] = parts as [(typeof parts)[0], (typeof parts)[0], (typeof parts)[0], (typeof parts)[0]];
  const splat = frame.local('v128');
  const result = frame.local('f64');
  const [x, y] = walk.at as [Int, Int];
  const term = (i: number): V =>
    vector(loadPair(r, x, 2 * i * r.bytes), vectors === 2 ? loadPair(r, y, 2 * i * r.bytes) : splat);
  const body = [
    when(walk.isContiguous(r), [
      splat.set(double.splat(factor)),
      whileLoop(i32.ge(n, 8), [
        ...parts.map((part, i) => part.set(double.vadd(part, term(i)))),
        ...walk.skip(8 * r.bytes),
        n.plus(-8),
      ]),
      a.set(double.vadd(double.vadd(a, b), double.vadd(c, d))),
    ]),
    result.set(double.add(double.extract(a, 0), double.extract(a, 1))),
    whileLoop(i32.gt(n, 0), [
      result.set(double.add(result, scalar(r.toDouble(r.load(x)), vectors === 2 ? r.toDouble(r.load(y)) : factor))),
      ...walk.next(),
      n.plus(-1),
    ]),
  ];
  return [body, result];
}

const sumParams = ({ vectors, factors }: Sum): ('i32' | 'f64')[] => [
  'i32',
  ...vectorParams(vectors),
  ...new Array<'f64'>(factors).fill('f64'),
];

/** name(n, x, incx, [y, incy,] [factor]): the sum. */
const sumFunction = (m: ModuleBuilder, r: Real, name: string | undefined, sum: Sum) =>
  m.func(name, sumParams(sum), 'f64', (frame, ...args) => {
    const after = 1 + 2 * sum.vectors;
    const factor = sum.factors === 1 ? (args[after] as S) : double.const(1);
    const [body, result] = summing(r, sum, frame, args[0] as Int, new Walk(args.slice(1, after)), factor);
    return [...body, ret(result)];
  });

/** name, and nameTo(..., address), which stores it. */
function reduction(m: ModuleBuilder, r: Real, name: string, sum: Sum): void {
  const value = sumFunction(m, r, name, sum);
  m.func(`${name}To`, [...sumParams(sum), 'i32' as const], 'void', (_frame, ...args) => [
    double.store(args.at(-1) as Int, m.call(value, ...(args.slice(0, -1) as Int[])) as S),
  ]);
}

/** squares(n, x, incx, a) for other modules. */
export const buildSquares = (m: ModuleBuilder, r: Real) =>
  sumFunction(m, r, undefined, SUMS['squares']!) as unknown as Func<readonly ['i32', 'i32', 'i32', 'f64'], 'f64'>;

const kernel = (r: Real): WasmKernel => ({
  name: `level1-${r.prec}`,
  build(m) {
    for (const [name, rule] of Object.entries(ELEMENTWISE)) elementwise(m, r, name, rule);
    for (const [name, sum] of Object.entries(SUMS)) reduction(m, r, name, sum);
  },
});

export const level1 = { s: kernel(single), d: kernel(double) } as const;
