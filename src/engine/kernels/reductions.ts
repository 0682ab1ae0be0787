// Reductions of matrices to condensed forms in WebAssembly, one column after the other: of small ones, and of what is left of large ones.
//
//   sytd2  A := T and v's of a symmetric matrix's lower triangle, tau
//   gebd2  A := d and v's of a bidiagonal form, P := e and those of the rows, tauQ, tauP
//
// Storage: column-major, contiguous columns, leading dimensions in bytes. v(i) as geqr2 leaves it, below what it makes of its column. Rooms
// w, x and y are as long as what is multiplied. sytd2 overwrites some of what lies above the diagonal, gebd2 all of it.
// Mapping: one call is one thread's, and stays in its cache. Of a small matrix the calls for the products with vectors, a few for each
// column, take longer than the products.
// Source: LAPACK xSYTD2, xGEBD2, xLABRD with panels of one column.
import {
  type Func,
  type Int,
  type Local,
  type ModuleBuilder,
  memoryFill,
  type Stmt,
  when,
  whileLoop,
} from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { double, i32, type Real, single, v128 } from '../ops.ts';
import { buildGemvN, buildGemvT, buildSymv } from './level2.ts';
import { type Axpy, buildAxpy, buildDot, type Dot, times } from './level2Columns.ts';
import { buildLarfg } from './qr.ts';

/** Columns at a time. */
const COLUMNS = 4;

type RankTwo = Func<readonly ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void'>;

/** rankTwo(m, n, A, lda, x, y, u, v): A := A - x y^T - u v^T, A m x n. */
const buildRankTwo = (m: ModuleBuilder, r: Real): RankTwo =>
  m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (frame, ...args) => {
    const [rows, n, A, lda, x, y, u, v] = args;
    const [i, p, q] = frame.ints(3) as [Int, Int, Int];
    const columns = frame.ints(COLUMNS);
    const [ofY, ofV] = [0, 1].map(() => Array.from({ length: COLUMNS }, () => frame.local(r.type))) as [
      Local<'f64'>[],
      Local<'f64'>[],
    ];
    const [inY, inV] = [frame.locals('v128', COLUMNS), frame.locals('v128', COLUMNS)];
    const [wideX, wideU] = [frame.local('v128'), frame.local('v128')];
    const pass = (count: number): Stmt => {
      const own = columns.slice(0, count);
      const skip = (bytes: number): Stmt[] => [...own, p, q].map((at) => at.plus(bytes));
      return whileLoop(i32.ge(n, count), [
        ...own.flatMap((c, j) => [
          c.to(j === 0 ? A : i32.add(own[j - 1]!, lda)),
          ofY[j]!.set(r.load(y, j * r.bytes)),
          inY[j]!.set(r.splat(ofY[j]!)),
          ofV[j]!.set(r.load(v, j * r.bytes)),
          inV[j]!.set(r.splat(ofV[j]!)),
        ]),
        i.to(rows),
        p.to(x),
        q.to(u),
        whileLoop(i32.ge(i, r.lanes), [
          wideX.set(v128.load(p)),
          wideU.set(v128.load(q)),
          ...own.map((c, j) =>
            v128.store(c, r.vsub(v128.load(c), r.vadd(r.vmul(wideX, inY[j]!), r.vmul(wideU, inV[j]!)))),
          ),
          ...skip(16),
          i.plus(-r.lanes),
        ]),
        times(i, [
          ...own.map((c, j) =>
            r.store(c, r.sub(r.load(c), r.add(r.mul(r.load(p), ofY[j]!), r.mul(r.load(q), ofV[j]!)))),
          ),
          ...skip(r.bytes),
        ]),
        A.plus(i32.mul(lda, count)),
        y.plus(count * r.bytes),
        v.plus(count * r.bytes),
        n.plus(-count),
      ]);
    };
    return [pass(COLUMNS), pass(1)];
  });

interface Parts {
  readonly larfg: Func<readonly ['i32', 'i32'], 'f64'>;
  readonly axpy: Axpy;
  readonly dot: Dot;
  readonly rankTwo: RankTwo;
}

/** sytd2(n, A, lda, tau, w); tau has n - 1 elements. */
function buildSytd2(m: ModuleBuilder, r: Real, { larfg, axpy, dot, rankTwo }: Parts): void {
  const symv = buildSymv(m, r);
  // syr2(n, A, lda, x, y): the lower triangle of A := A - x y^T - y x^T, and a little above it
  const syr2 = m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32'], 'void', (_frame, n, A, lda, x, y) => {
    const strip = (count: number): Stmt =>
      whileLoop(i32.ge(n, count), [
        m.call(rankTwo, n, count, A, lda, x, y, y, x),
        A.plus(i32.mul(i32.add(lda, r.bytes), count)),
        x.plus(count * r.bytes),
        y.plus(count * r.bytes),
        n.plus(-count),
      ]);
    return [strip(COLUMNS), strip(1)];
  });
  m.func('sytd2', ['i32', 'i32', 'i32', 'i32', 'i32'], 'void', (frame, n, A, lda, tau, w) => {
    const [v, below] = [frame.int(), frame.int()];
    const [t, beta] = [frame.local(r.type), frame.local(r.type)];
    return [
      whileLoop(i32.gt(n, 1), [
        n.plus(-1),
        v.to(i32.add(A, r.bytes)),
        below.to(i32.add(v, lda)),
        t.set(m.call(larfg, n, v)),
        r.store(tau, t),
        when(r.ne(t, r.const(0)), [
          beta.set(r.load(v)),
          r.store(v, r.const(1)),
          // w := tau A v, less tau (w^T v) v / 2
          memoryFill(w, 0, i32.shl(n, r.shift)),
          m.call(symv, 0, n, 0, n, t, below, lda, v, w),
          m.call(axpy, n, r.mul(r.const(-0.5), r.mul(t, m.call(dot, n, w, v))), v, w),
          m.call(syr2, n, below, lda, v, w),
          r.store(v, beta),
        ]),
        A.to(below),
        tau.plus(r.bytes),
      ]),
    ];
  });
}

/** gebd2(m, n, A, lda, tauQ, P, ldp, tauP, x, y), m >= n; P is n x n, tauP has n - 1 elements. */
function buildGebd2(m: ModuleBuilder, r: Real, { larfg, axpy, dot, rankTwo }: Parts): void {
  const [gemvN, gemvT] = [buildGemvN(m, r, axpy), buildGemvT(m, r, dot)];
  m.func('gebd2', new Array<'i32'>(10).fill('i32'), 'void', (frame, ...args) => {
    const [rows, n, A, lda, tauQ, P, ldp, tauP, x, y] = args as [Int, Int, Int, Int, Int, Int, Int, Int, Int, Int];
    const [right, below, v, j, to] = frame.ints(5) as [Int, Int, Int, Int, Int];
    const [t, diagonal, beside] = [frame.local(r.type), frame.local(r.type), frame.local(r.type)];
    const one = r.const(1);
    return [
      whileLoop(i32.gt(n, 0), [
        t.set(m.call(larfg, rows, A)),
        r.store(tauQ, t),
        n.plus(-1),
        when(i32.gt(n, 0), [
          diagonal.set(r.load(A)),
          r.store(A, one),
          // y := tauQ A^T v
          right.to(i32.add(A, lda)),
          memoryFill(y, 0, i32.shl(n, r.shift)),
          m.call(gemvT, rows, n, t, right, lda, A, y),
          // u is made of the row as the reflection from the left leaves it
          P.plus(i32.add(ldp, r.bytes)),
          below.to(right),
          v.to(y),
          to.to(P),
          j.to(n),
          times(j, [r.store(to, r.sub(r.load(below), r.load(v))), below.plus(lda), v.plus(r.bytes), to.plus(r.bytes)]),
          t.set(m.call(larfg, n, P)),
          r.store(tauP, t),
          beside.set(r.load(P)),
          r.store(P, one),
          // x := tauP (A - v y^T) u; A := A - v y^T - x u^T, without the row that is done
          rows.plus(-1),
          v.to(i32.add(A, r.bytes)),
          below.to(i32.add(right, r.bytes)),
          memoryFill(x, 0, i32.shl(rows, r.shift)),
          m.call(gemvN, rows, n, t, below, lda, P, x),
          m.call(axpy, rows, r.neg(r.mul(t, m.call(dot, n, y, P))), v, x),
          m.call(rankTwo, rows, n, below, lda, v, y, x, P),
          r.store(A, diagonal),
          r.store(P, beside),
          A.to(below),
          tauQ.plus(r.bytes),
          tauP.plus(r.bytes),
        ]),
      ]),
    ];
  });
}

const kernel = (r: Real): WasmKernel => ({
  name: `reductions-${r.prec}`,
  build(m) {
    const parts = {
      larfg: buildLarfg(m, r),
      axpy: buildAxpy(m, r),
      dot: buildDot(m, r),
      rankTwo: buildRankTwo(m, r),
    };
    buildSytd2(m, r, parts);
    buildGebd2(m, r, parts);
  },
});

export const reductions = { s: kernel(single), d: kernel(double) } as const;
