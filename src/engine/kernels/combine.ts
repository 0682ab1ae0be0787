// Linear combinations of matrices in WebAssembly: what functions of matrices do between products.
//
//   combine  Y := a sum of up to four c X, and a number on the diagonal
//
// Storage: column-major, contiguous columns, leading dimensions in bytes. Y may be one of the others. Sums are doubles, rounded once.
// Mapping: a call is one thread's part.
import {
  type Expr,
  type Func,
  type Int,
  type Local,
  type ModuleBuilder,
  type Stmt,
  when,
  whileLoop,
} from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { double, f32x4FromF64, i32, type Real, single, v128 } from '../ops.ts';
import { loadPair } from './level1.ts';
import { times } from './level2Columns.ts';

/** Most terms of a sum. */
export const MOST_TERMS = 4;

/** m, n, Y, ldy, bytes of an element, what is added to the diagonal; and of each term X, ldx, c. */
const OF_SUM = ['i32', 'i32', 'i32', 'i32', 'i32', 'f64'] as const;
const OF_TERM = ['i32', 'i32', 'f64'] as const;
const typesOf = (terms: number): ('i32' | 'f64')[] => [...OF_SUM, ...new Array(terms).fill(OF_TERM).flat()];

/** The sum of so many terms. */
function buildSum(m: ModuleBuilder, r: Real, terms: number): Func<readonly ('i32' | 'f64')[], 'void'> {
  return m.func(undefined, typesOf(terms), 'void', (frame, ...args) => {
    const [rows, n, Y, ldy, size] = args as [Int, Int, Int, Int, Int];
    const diagonal = args[5] as Local<'f64'>;
    const of = args.slice(OF_SUM.length);
    const [xs, lds] = [0, 1].map((k) => of.filter((_, i) => i % 3 === k)) as [Int[], Int[]];
    const factors = of.filter((_, i) => i % 3 === 2) as Local<'f64'>[];
    const splats = frame.locals('v128', terms);
    const [i, down, y, ...from] = frame.ints(terms + 3) as [Int, Int, Int, ...Int[]];
    const onDiagonal = frame.local('f64');
    const skip = (bytes: number): Stmt[] => [y, ...from].map((p) => p.plus(bytes));
    const pair = from
      .map((x, k) => double.vmul(loadPair(r, x, 0), splats[k]!))
      .reduce((sum, product) => double.vadd(sum, product));
    const products = (at: (x: Int) => Int | Expr<'i32'>, own: readonly Int[]) =>
      own.map((x, k) => double.mul(r.toDouble(r.load(at(x))), factors[k]!));
    return [
      ...splats.map((v, k) => v.set(double.splat(factors[k]!))),
      times(n, [
        // First, for Y may be a term.
        when(double.ne(diagonal, double.const(0)), [
          onDiagonal.set(products((x) => i32.add(x, down), xs).reduce((a, b) => double.add(a, b), diagonal)),
        ]),
        i.to(rows),
        y.to(Y),
        ...from.map((x, k) => x.to(xs[k]!)),
        whileLoop(i32.ge(i, 2), [
          r.bytes === 8 ? v128.store(y, pair) : double.storeLane(y, f32x4FromF64(pair), 0),
          ...skip(2 * r.bytes),
          i.plus(-2),
        ]),
        times(i, [
          r.store(y, r.fromDouble(products((x) => x, from).reduce((a, b) => double.add(a, b)))),
          ...skip(r.bytes),
        ]),
        when(double.ne(diagonal, double.const(0)), [
          r.store(i32.add(Y, down), r.fromDouble(onDiagonal)),
          down.plus(size),
        ]),
        Y.plus(ldy),
        ...xs.map((x, k) => x.plus(lds[k]!)),
      ]),
    ];
  });
}

/** combine(terms, m, n, Y, ldy, size, diagonal, X, ldx, c, ...), Y m x n; what is said of further terms is not looked at. */
function buildCombine(m: ModuleBuilder, r: Real): void {
  const counts = Array.from({ length: MOST_TERMS }, (_, k) => k + 1);
  const sums = counts.map((terms) => buildSum(m, r, terms));
  m.func('combine', ['i32', ...typesOf(MOST_TERMS)], 'void', (_frame, terms, ...args) =>
    counts.map((count, k) => when(i32.eq(terms as Int, count), [m.call(sums[k]!, ...args.slice(0, 6 + 3 * count))])),
  );
}

const kernel = (r: Real): WasmKernel => ({
  name: `combine-${r.prec}`,
  build(m) {
    buildCombine(m, r);
  },
});

export const combinations = { s: kernel(single), d: kernel(double) } as const;
