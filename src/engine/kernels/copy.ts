// Copies of a matrix in WebAssembly, between two places in memory.
//
//   copy    B := A
//   widen   B := A, from singles to doubles
//   narrow  B := A, from doubles to singles
//
// Storage: column-major, contiguous columns, leading dimensions in bytes. A and B share no element.
// Mapping: a call is one thread's part, column by column.
import { type Int, type Local, memoryCopy, type Stmt, whileLoop } from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { double, f32x4FromF64, f64x2FromF32, i32, lanes, single, v128 } from '../ops.ts';
import { times } from './level2Columns.ts';

const I = 'i32' as const;
/** The upper half of a vector in front, and the lower halves of two vectors. */
const [UPPER, JOINED] = [lanes(8, [1, 1]), lanes(8, [0, 2])];

type V = Local<'v128'>;

/** Four elements of a column, or one, from a to b. */
interface Step {
  readonly four: (a: Int, b: Int, x: V) => readonly Stmt[];
  readonly one: (a: Int, b: Int) => Stmt;
  /** Bytes of an element of A, and of B. */
  readonly bytes: readonly [number, number];
}

const widening: Step = {
  four: (a, b, x) => [
    x.set(v128.load(a)),
    v128.store(b, f64x2FromF32(x)),
    v128.store(b, f64x2FromF32(v128.shuffle(x, x, UPPER)), 16),
  ],
  one: (a, b) => double.store(b, single.toDouble(single.load(a))),
  bytes: [4, 8],
};

const narrowing: Step = {
  four: (a, b) => [v128.store(b, v128.shuffle(f32x4FromF64(v128.load(a)), f32x4FromF64(v128.load(a, 16)), JOINED))],
  one: (a, b) => single.store(b, single.fromDouble(double.load(a))),
  bytes: [8, 4],
};

/** copy(bytes, cols, A, lda, B, ldb): A has cols columns of so many bytes. widen and narrow(rows, cols, A, lda, B, ldb). */
export const copying: WasmKernel = {
  name: 'copy',
  build(m) {
    m.func('copy', [I, I, I, I, I, I], 'void', (_frame, bytes, cols, A, lda, B, ldb) => [
      times(cols, [memoryCopy(B, A, bytes), A.plus(lda), B.plus(ldb)]),
    ]);
    for (const [name, { four, one, bytes }] of [
      ['widen', widening],
      ['narrow', narrowing],
    ] as const) {
      m.func(name, [I, I, I, I, I, I], 'void', (frame, rows, cols, A, lda, B, ldb) => {
        const [a, b, left] = frame.ints(3) as [Int, Int, Int];
        const x = frame.local('v128');
        const on = (count: number): Stmt[] => [a.plus(count * bytes[0]), b.plus(count * bytes[1]), left.plus(-count)];
        return [
          times(cols, [
            ...[a.to(A), b.to(B), left.to(rows)],
            whileLoop(i32.ge(left, 4), [...four(a, b, x), ...on(4)]),
            whileLoop(i32.gt(left, 0), [one(a, b), ...on(1)]),
            ...[A.plus(lda), B.plus(ldb)],
          ]),
        ];
      });
    }
  },
};
