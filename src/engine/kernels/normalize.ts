// Vectors made as long as 1, in WebAssembly: what eigenvectors go through at the end.
//
//   real     (n, count, X, ldx, pairs): `count` columns; where `pairs` has a number that is not 0 a column and the next one are the real
//            and the imaginary parts of a vector, which is turned so that its largest element is real
//   complex  (n, count, X, ldx): complex columns, turned so
//
// Storage: doubles, column-major, contiguous columns, leading dimensions in bytes; `pairs` are integers, one for each column.
// Mapping: a call is one thread's part. Rules are those of normalize.ref.ts, but for the order of sums.
// Source: LAPACK xGEEV.
import {
  type Expr,
  type Func,
  type Int,
  type Local,
  type ModuleBuilder,
  range,
  ret,
  type Stmt,
  when,
  whileLoop,
} from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { i32, double as r, v128 } from '../ops.ts';
import { buildDot, times } from './level2Columns.ts';

const I = 'i32' as const;
type F = Local<'f64'>;

/** Sums of squares between these lack nothing that counts. */
const [LEAST, MOST] = [2 ** -900, 2 ** 1000];
const inside = (x: Expr<'f64'>): Expr<'i32'> => i32.and(r.gt(x, r.const(LEAST)), r.lt(x, r.const(MOST)));

/** largest(n, x): max |x(i)|. */
const buildLargest = (m: ModuleBuilder) =>
  m.func(undefined, [I, I], 'f64', (frame, n, x) => {
    const most = frame.local('f64');
    return [times(n, [most.set(r.max(most, r.abs(r.load(x)))), x.plus(8)]), ret(most)];
  });

/** divide(n, x, by): x := x / by. */
const buildDivide = (m: ModuleBuilder) =>
  m.func(undefined, [I, I, 'f64'], 'void', (frame, n, x, by) => {
    const splat = frame.local('v128');
    return [
      splat.set(r.splat(by)),
      whileLoop(i32.ge(n, 2), [v128.store(x, r.vdiv(v128.load(x), splat)), x.plus(16), n.plus(-2)]),
      when(n, [r.store(x, r.div(r.load(x), by))]),
    ];
  });

type Turn = Func<readonly ['i32', 'i32', 'i32', 'i32', 'f64'], 'void'>;

/** turn(n, x, y, step, sum): x + i y, of which the squares have that sum, its elements `step` bytes apart. */
const buildTurn = (m: ModuleBuilder): Turn =>
  m.func(undefined, [I, I, I, I, 'f64'], 'void', (frame, n, x, y, step, sum) => {
    const [most, f, g, a, b] = frame.locals('f64', 5) as [F, F, F, F, F];
    const [i, p, q, place] = frame.ints(4) as [Int, Int, Int, Int];
    const size = r.add(r.mul(a, a), r.mul(b, b));
    const each = (body: readonly Stmt[]): Stmt[] => [
      ...[p.to(x), q.to(y)],
      range(i, 0, n, 1, [a.set(r.load(p)), b.set(r.load(q)), ...body, p.plus(step), q.plus(step)]),
    ];
    return [
      most.set(r.const(-1)),
      ...each([when(r.gt(size, most), [most.set(size), f.set(a), g.set(b), place.to(q)])]),
      most.set(r.mul(r.sqrt(most), r.sqrt(sum))),
      ...[f.set(r.div(f, most)), g.set(r.div(g, most))],
      ...each([r.store(p, r.add(r.mul(f, a), r.mul(g, b))), r.store(q, r.sub(r.mul(f, b), r.mul(g, a)))]),
      r.store(place, r.const(0)),
    ];
  });

export const normalizing: WasmKernel = {
  name: 'normalize',
  build(m) {
    const [dot, largest, divide, turn] = [buildDot(m, r), buildLargest(m), buildDivide(m), buildTurn(m)];
    m.func('real', [I, I, I, I, I], 'void', (frame, n, count, X, ldx, pairs) => {
      const [sum, most] = frame.locals('f64', 2) as [F, F];
      const Y = i32.add(X, ldx);
      const lone = sum.set(m.call(dot, n, X, X));
      const both = sum.set(r.add(m.call(dot, n, X, X), m.call(dot, n, Y, Y)));
      const next = [X.plus(ldx), pairs.plus(4), count.plus(-1)];
      return [
        whileLoop(i32.gt(count, 0), [
          when(
            i32.load(pairs),
            [
              both,
              when(i32.eqz(inside(sum)), [
                most.set(r.max(m.call(largest, n, X), m.call(largest, n, Y))),
                ...[m.call(divide, n, X, most), m.call(divide, n, Y, most), both],
              ]),
              m.call(turn, n, X, Y, 8, sum),
              ...next,
            ],
            [
              lone,
              when(i32.eqz(inside(sum)), [m.call(divide, n, X, m.call(largest, n, X)), lone]),
              m.call(divide, n, X, r.sqrt(sum)),
            ],
          ),
          ...next,
        ]),
      ];
    });
    m.func('complex', [I, I, I, I], 'void', (frame, n, count, X, ldx) => {
      const sum = frame.local('f64');
      const length = i32.shl(n, 1);
      const squares = sum.set(m.call(dot, length, X, X));
      return [
        times(count, [
          squares,
          when(i32.eqz(inside(sum)), [m.call(divide, length, X, m.call(largest, length, X)), squares]),
          m.call(turn, n, X, i32.add(X, 8), 16, sum),
          X.plus(ldx),
        ]),
      ];
    });
  },
};
