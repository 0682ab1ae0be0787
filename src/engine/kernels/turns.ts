// Reflections and rotations of neighbouring columns or rows, in WebAssembly: what QR iteration on Hessenberg matrices and exchanges in
// Schur forms do to windows. Doubles.
//
//   columns3  (x, y, z) := (x, y, z) (I - t w w^T), w = (1, w2, w3), of columns     rows3  the same of rows
//   columns2  (x, y) := (x, y) (I - t w w^T), w = (1, w2)                           rows2
//   columnsRotated  (x, y) := (c x + s y, c y - s x)                                rowsRotated
//   chase  a bulge by reflections of three, or at the end of two: H := P^T H P, V := V P; sweep  a step of QR iteration (turnsChase.ts)
//   unit  A := a unit matrix of order n, of real numbers or of pairs
//   exchange  neighbouring diagonal blocks of a Schur form (turnsExchange.ts)
//   chasePairs, startPairs, sweepPairs, movePairs  the same of complex matrices (turnsComplex.ts)
//   left  C := (I - t v v^T) C                                                      right  C := C (I - t v v^T), v with a 1 in front
//
// Storage: column-major, contiguous columns, leading dimensions in bytes.
// Mapping: a call is one thread's. Of columns two rows are computed at once, of rows two columns, whose elements change places in
// registers. Operations and their order are those of turns.ref.ts, and so are the bits, but for left, whose sums are
// those of vectors.
// Source: LAPACK xLAHQR, xLAQR5, xLAEXC.
import {
  type Expr,
  type Int,
  type Local,
  type ModuleBuilder,
  memoryCopy,
  memoryFill,
  type Stmt,
  whileLoop,
} from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { i32, lanes, double as r, v128 } from '../ops.ts';
import { buildAxpy, buildDot, times } from './level2Columns.ts';
import { buildChase, buildSweep, type Turn, type TurnsOf } from './turnsChase.ts';
import { buildComplexTurns } from './turnsComplex.ts';
import { buildExchange } from './turnsExchange.ts';

/** Arithmetic of elements, or of vectors of them. */
interface Arithmetic {
  readonly add: (a: Expr<'f64'>, b: Expr<'f64'>) => Expr<'f64'>;
  readonly sub: (a: Expr<'f64'>, b: Expr<'f64'>) => Expr<'f64'>;
  readonly mul: (a: Expr<'f64'>, b: Expr<'f64'>) => Expr<'f64'>;
}
/** Vectors are typed as elements, so that a rule is written once. */
const vectors = { add: r.vadd, sub: r.vsub, mul: r.vmul } as unknown as Arithmetic;

/** What a function does to `count` neighbours x, given its factors f; `sum` is a variable of its own. */
interface Rule {
  readonly count: 2 | 3;
  /** Parameters, and what is computed from them once. */
  readonly parameters: number;
  readonly factors: (given: readonly Expr<'f64'>[]) => readonly Expr<'f64'>[];
  readonly apply: (
    op: Arithmetic,
    x: readonly Local<'f64'>[],
    f: readonly Expr<'f64'>[],
    sum: Local<'f64'>,
  ) => readonly Stmt[];
}

/** x := x - (w^T x) t w; given are w without its 1, and t. */
const reflection = (count: 2 | 3): Rule => ({
  count,
  parameters: count,
  factors(given) {
    const [w, t] = [given.slice(0, -1), given.at(-1)!];
    return [...w, t, ...w.map((x) => r.mul(t, x))];
  },
  apply(op, x, f, sum) {
    const [w, t] = [f.slice(0, count - 1), f.slice(count - 1)];
    const first: Expr<'f64'> = x[0]!;
    return [
      sum.set(w.reduce((total, factor, i) => op.add(total, op.mul(factor, x[i + 1]!)), first)),
      ...x.map((own, i) => own.set(op.sub(own, op.mul(sum, t[i]!)))),
    ];
  },
});

/** (x, y) := (c x + s y, c y - s x) */
const rotation: Rule = {
  count: 2,
  parameters: 2,
  factors: (given) => given,
  apply: (op, [x, y], [c, s], sum) => [
    sum.set(op.add(op.mul(c!, x!), op.mul(s!, y!))),
    y!.set(op.sub(op.mul(c!, y!), op.mul(s!, x!))),
    x!.set(sum),
  ],
};

const I = 'i32' as const;
const [LOW, HIGH] = [lanes(8, [0, 2]), lanes(8, [1, 3])];

/** name(length, first, ld, factors...): columns of so many rows, or rows of so many columns. */
function build(m: ModuleBuilder, name: string, { count, parameters, factors, apply }: Rule, byRows: boolean): Turn {
  const types = [I, I, I, ...new Array<'f64'>(parameters).fill('f64')] as const;
  return m.func(name, types, 'void', (frame, ...args) => {
    const [left, at, ld] = args as unknown as [Int, Int, Int];
    const given = factors(args.slice(3) as unknown as Expr<'f64'>[]);
    const ones = frame.locals('f64', given.length);
    const twos = frame.locals('v128', given.length);
    const x = frame.locals('f64', count);
    const both = frame.locals('v128', count);
    const [sum, sums] = [frame.local('f64'), frame.local('v128')];
    const next = frame.ints(count - 1);
    const scalar = apply(r, x, ones, sum);
    const vector = apply(vectors, both as never, twos as never, sums as never);
    const begin = [...ones.map((f, i) => f.set(given[i]!)), ...twos.map((f, i) => f.set(r.splat(ones[i]!)))];
    if (!byRows) {
      const columns = [at, ...next];
      const skip = (bytes: number): Stmt[] => columns.map((c) => c.plus(bytes));
      const pair = (offset: number): Stmt[] => [
        ...both.map((v, i) => v.set(v128.load(columns[i]!, offset))),
        ...vector,
        ...both.map((v, i) => v128.store(columns[i]!, v, offset)),
      ];
      return [
        ...begin,
        ...next.map((c, i) => c.to(i32.add(columns[i]!, ld))),
        whileLoop(i32.ge(left, 4), [...pair(0), ...pair(16), ...skip(32), left.plus(-4)]),
        whileLoop(i32.ge(left, 2), [...pair(0), ...skip(16), left.plus(-2)]),
        whileLoop(i32.gt(left, 0), [
          ...x.map((v, i) => v.set(r.load(columns[i]!))),
          ...scalar,
          ...x.map((v, i) => r.store(columns[i]!, v)),
          left.plus(-1),
        ]),
      ];
    }
    const other = next[0]!;
    const [a, b, third] = both as [Local<'v128'>, Local<'v128'>, Local<'v128'> | undefined];
    const change = [sums.set(a), a.set(v128.shuffle(sums, b, LOW)), b.set(v128.shuffle(sums, b, HIGH))];
    return [
      ...begin,
      whileLoop(i32.ge(left, 2), [
        other.to(i32.add(at, ld)),
        a.set(v128.load(at)),
        b.set(v128.load(other)),
        ...change,
        ...(third ? [third.set(r.loadLane(other, r.loadFirst(at, 16), 1, 16))] : []),
        ...vector,
        ...change,
        v128.store(at, a),
        v128.store(other, b),
        ...(third ? [r.storeLane(at, third, 0, 16), r.storeLane(other, third, 1, 16)] : []),
        at.to(i32.add(other, ld)),
        left.plus(-2),
      ]),
      whileLoop(i32.gt(left, 0), [
        ...x.map((v, i) => v.set(r.load(at, 8 * i))),
        ...scalar,
        ...x.map((v, i) => r.store(at, v, 8 * i)),
        left.plus(-1),
      ]),
    ];
  });
}

/** left(m, n, v, t, C, ldc), right(m, n, v, t, C, ldc): C is m x n. */
function buildReflect(m: ModuleBuilder): void {
  const [axpy, dot] = [buildAxpy(m, r), buildDot(m, r)];
  const types = [I, I, I, 'f64', I, I] as const;
  m.func('left', types, 'void', (frame, rows, cols, v, t, C, ldc) => {
    const sum = frame.local('f64');
    return [
      rows.plus(-1),
      v.plus(8),
      times(cols, [
        sum.set(r.mul(t, r.add(r.load(C), m.call(dot, rows, v, i32.add(C, 8))))),
        r.store(C, r.sub(r.load(C), sum)),
        m.call(axpy, rows, r.neg(sum), v, i32.add(C, 8)),
        C.plus(ldc),
      ]),
    ];
  });
  m.func('right', types, 'void', (frame, rows, cols, v, t, C, ldc) => {
    const [left, c, factor, sums] = frame.ints(4) as [Int, Int, Int, Int];
    const others = (body: Stmt): Stmt[] => [
      left.to(i32.sub(cols, 1)),
      c.to(C),
      factor.to(v),
      times(left, [c.plus(ldc), factor.plus(8), body]),
    ];
    return [
      sums.to(m.scratch),
      memoryCopy(sums, C, i32.shl(rows, 3)),
      ...others(m.call(axpy, rows, r.load(factor), c, sums)),
      m.call(axpy, rows, r.neg(t), sums, C),
      ...others(m.call(axpy, rows, r.neg(r.mul(t, r.load(factor))), sums, c)),
    ];
  });
}

/** unit(n, parts, A, lda) */
function buildUnit(m: ModuleBuilder): void {
  m.func('unit', [I, I, I, I], 'void', (frame, n, parts, A, lda) => {
    const [left, diagonal, bytes] = frame.ints(3) as [Int, Int, Int];
    return [
      bytes.to(i32.mul(i32.shl(n, 3), parts)),
      left.to(n),
      diagonal.to(A),
      times(left, [
        memoryFill(A, 0, bytes),
        r.store(diagonal, r.const(1)),
        A.plus(lda),
        diagonal.plus(i32.add(lda, i32.shl(parts, 3))),
      ]),
    ];
  });
}

export const turning: WasmKernel = {
  name: 'turns',
  build(m) {
    buildReflect(m);
    buildUnit(m);
    buildComplexTurns(m);
    const turns = (byRows: boolean, name: string): TurnsOf => ({
      rotated: build(m, `${name}Rotated`, rotation, byRows),
      three: build(m, `${name}3`, reflection(3), byRows),
      two: build(m, `${name}2`, reflection(2), byRows),
    });
    const [rows, columns] = [turns(true, 'rows'), turns(false, 'columns')];
    buildSweep(m, rows, columns, buildChase(m, rows, columns));
    buildExchange(m, rows, columns);
  },
};
