// Many small matrices at once, one in every lane of the vectors: what the factorizations of batches have in common.
//
//   Storage   matrix b of a batch: column-major at address at + b stride, leading dimension ld, all in bytes
//             a group, as many matrices as a vector has lanes: element (i, j) of all of them is the vector at w + VECTOR (i + j lead)
//   Mapping   lane l -> matrix l of the group. A group that is not full has its last matrix in all lanes left over; they do the same and
//             store the same. A group stays in the cache from its conversion to lanes to the conversion back.
//   Source    interleaved batches as in MKL's compact BLAS and in LIBXSMM
//
// No operation mixes lanes: the bits of a result depend on its own matrix alone.
import {
  type Expr,
  type Frame,
  type I32,
  type Int,
  type Local,
  type ModuleBuilder,
  type Stmt,
  when,
  whileLoop,
} from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { i32, i32x4, i64x2, lanes, type Real, v128 } from '../ops.ts';

/** Bytes of an element of a group. */
export const VECTOR = 16;

export type V = Expr<'v128'>;
export type VLocal = Local<'v128'>;

/** The module that is being written: its type, and the bytes from column to column of a group. */
export interface Lanes {
  readonly m: ModuleBuilder;
  readonly r: Real;
  readonly column: number;
}

/**
 * Leading dimension of a group of matrices with so many rows. Few different ones, because each is a constant in a module of its own; odd,
 * because rows a power of two apart would share few sets of the cache.
 */
export const leadFor = (rows: number): number => 2 ** Math.max(3, Math.ceil(Math.log2(Math.max(1, rows)))) + 1;

/** Bytes of a group of rows x cols matrices. */
export const groupBytes = (rows: number, cols: number): number => leadFor(rows) * cols * VECTOR;

/** A kernel for each type and leading dimension, made when it is first asked for. */
export function perLead(name: string, build: (g: Lanes) => void): (r: Real, rows: number) => WasmKernel {
  const made = new Map<string, WasmKernel>();
  return (r, rows) => {
    const lead = leadFor(rows);
    const full = `${r.prec}${name} batched ${lead}`;
    const kernel = made.get(full) ?? { name: full, build: (m) => build({ m, r, column: lead * VECTOR }) };
    made.set(full, kernel);
    return kernel;
  };
}

/** The address of element (i, j). */
export const element = ({ column }: Lanes, w: I32, i: I32, j: I32): Expr<'i32'> =>
  i32.add(w, i32.add(i32.mul(i, VECTOR), i32.mul(j, column)));

/** Addresses of something that every matrix of a group has, for each lane. */
export const laneAddresses = ({ r }: Lanes, f: Frame, at: I32, stride: I32, live: I32) => {
  const each = f.ints(r.lanes);
  return { each, set: each.map((p, l) => p.to(i32.add(at, i32.mul(i32.min(l, i32.sub(live, 1)), stride)))) };
};

/** Integers as wide as the elements. */
export const wideInts = ({ bytes }: Real) => (bytes === 4 ? i32x4 : i64x2);

/** Lane l of a vector of integers, one for each matrix. */
export const laneInt = ({ r }: Lanes, x: V, l: number): Expr<'i32'> => i32x4.extract(x, (l * 4) / r.lanes);

/** body(offset) for every vector from the first pointer up to `end`; all pointers move along. */
export function down(
  pointers: readonly [Int, ...Int[]],
  end: I32,
  body: (offset: number) => readonly Stmt[],
  unrolled = true,
): Stmt {
  const below = i32.ltU(pointers[0], end);
  const bump = (bytes: number): Stmt[] => pointers.map((p) => p.plus(bytes));
  if (!unrolled) return whileLoop(below, [...body(0), ...bump(VECTOR)]);
  return when(below, [
    when(i32.and(i32.sub(end, pointers[0]), VECTOR), [...body(0), ...bump(VECTOR)]),
    whileLoop(below, [...body(0), ...body(VECTOR), ...bump(2 * VECTOR)]),
  ]);
}

/** body(width) for every `width` columns j between `from` and `to`, then for single ones. */
export const across = (j: Int, from: I32, to: I32, width: number, body: (width: number) => readonly Stmt[]): Stmt[] => [
  j.to(from),
  whileLoop(i32.le(i32.add(j, width), to), [...body(width), j.plus(width)]),
  whileLoop(i32.lt(j, to), [...body(1), j.plus(1)]),
];

/** Loops with so many products, or more, are not unrolled. */
const UNROLLED = 2;

/**
 * A(:, c) := A(:, c) - sum over s of L(:, s) u[s][c], where L(:, s) and A(:, c) lie s and c columns behind the pointers; A ends at `end`.
 */
export function minusProduct(g: Lanes, f: Frame, l: Int, a: Int, end: I32, u: readonly (readonly V[])[]): Stmt {
  const { r, column } = g;
  const left = f.locals('v128', u.length);
  const body = (offset: number): Stmt[] => [
    ...left.map((x, s) => x.set(v128.load(l, offset + s * column))),
    ...u[0]!.map((_, c) => {
      const at = offset + c * column;
      const sum = left.reduce<V>((rest, x, s) => r.vsub(rest, r.vmul(x, u[s]![c]!)), v128.load(a, at));
      return v128.store(a, sum, at);
    }),
  ];
  return down([a, l], end, body, u.length * u[0]!.length < UNROLLED);
}

/**
 * What of a matrix is converted: all, all of it transposed, or a triangle with its diagonal; the upper one becomes the lower one of the
 * group.
 */
export type Part = 'all' | 'turned' | 'lower' | 'upper';

/** A function (w, at, stride, live, ld, rows, cols) that brings the matrices of a group into its lanes, or back. */
export function conversion({ m, r, column }: Lanes, to: 'lanes' | 'memory', part: Part) {
  const whole = part === 'all' || part === 'turned';
  const [rowStep, colStep] = part === 'upper' || part === 'turned' ? [column, VECTOR] : [VECTOR, column];
  return m.func(
    undefined,
    ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    'void',
    (f, w, at, stride, live, ld, rows, cols) => {
      const heads = laneAddresses({ m, r, column }, f, at, stride, live);
      const p = f.ints(r.lanes);
      const [v, rest, height] = f.ints(3) as [Int, Int, Int];
      const x = f.locals('v128', r.lanes);
      const turn = transposition(r, f, x);
      const bump = (done: number): Stmt[] => [
        ...p.map((q) => q.plus(done * r.bytes)),
        v.plus(done * rowStep),
        rest.plus(-done),
      ];
      const square =
        to === 'lanes'
          ? [
              ...x.map((y, l) => y.set(v128.load(p[l]!))),
              ...turn.before,
              ...turn.rows.map((row, i) => v128.store(v, row, i * rowStep)),
            ]
          : [
              ...x.map((y, i) => y.set(v128.load(v, i * rowStep))),
              ...turn.before,
              ...turn.rows.map((row, l) => v128.store(p[l]!, row)),
            ];
      const one =
        to === 'lanes'
          ? [
              v128.store(
                v,
                p.slice(1).reduce<V>((row, q, l) => r.loadLane(q, row, l + 1), r.loadFirst(p[0]!)),
              ),
            ]
          : [x[0]!.set(v128.load(v)), ...p.map((q, l) => r.storeLane(q, x[0]!, l))];
      return [
        ...heads.set,
        height.to(part === 'upper' ? 1 : rows),
        whileLoop(i32.gt(cols, 0), [
          ...p.map((q, l) => q.to(heads.each[l]!)),
          v.to(w),
          rest.to(height),
          whileLoop(i32.ge(rest, r.lanes), [...square, ...bump(r.lanes)]),
          whileLoop(i32.gt(rest, 0), [...one, ...bump(1)]),
          // The next column of a lower triangle begins one row further down; of an upper one it is one row longer.
          ...heads.each.map((q) => q.plus(i32.add(ld, part === 'lower' ? r.bytes : 0))),
          w.plus(colStep + (part === 'lower' ? rowStep : 0)),
          ...(whole ? [] : [height.plus(part === 'lower' ? -1 : 1)]),
          cols.plus(-1),
        ]),
      ];
    },
  );
}

/** rows[i] = element i of every x, after the statements `before`. */
export function transposition(r: Real, f: Frame, x: readonly VLocal[]): { before: Stmt[]; rows: V[] } {
  const mix = (a: V, b: V, order: readonly number[]): V => v128.shuffle(a, b, lanes(r.bytes, order));
  const [x0, x1, x2, x3] = x as [VLocal, VLocal, VLocal, VLocal];
  if (r.lanes === 2) return { before: [], rows: [mix(x0, x1, [0, 2]), mix(x0, x1, [1, 3])] };
  const halves = f.locals('v128', 4);
  const [low01, low23, high01, high23] = halves as [VLocal, VLocal, VLocal, VLocal];
  const before = [
    low01.set(mix(x0, x1, [0, 4, 1, 5])),
    low23.set(mix(x2, x3, [0, 4, 1, 5])),
    high01.set(mix(x0, x1, [2, 6, 3, 7])),
    high23.set(mix(x2, x3, [2, 6, 3, 7])),
  ];
  const pairs = [
    [low01, low23],
    [high01, high23],
  ] as const;
  const rows = pairs.flatMap(([a, b]) => [mix(a, b, [0, 1, 4, 5]), mix(a, b, [2, 3, 6, 7])]);
  return { before, rows };
}

/** Operands of a batch in the loop over groups: their addresses move on to the next one. */
export const nextGroup = ({ r }: Lanes, ...operands: readonly (readonly [at: Int, stride: I32])[]): Stmt[] =>
  operands.map(([at, stride]) => at.plus(i32.mul(stride, r.lanes)));

/** info of every matrix of a group. */
export function storeInfo(g: Lanes, f: Frame, info: I32, live: I32, bad: V): Stmt[] {
  const to = laneAddresses(g, f, info, 4, live);
  return [...to.set, ...to.each.map((p, l) => i32.store(p, laneInt(g, bad, l)))];
}

type Conversion = ReturnType<typeof conversion>;

/** The right-hand sides of a group, n x nrhs from x on in lanes. */
interface Solutions {
  readonly x: I32;
  readonly bad: V;
  readonly B: I32;
  readonly ldb: I32;
  readonly strideB: I32;
  readonly live: I32;
  readonly n: I32;
  readonly nrhs: I32;
  readonly pack: Conversion;
  readonly unpack: Conversion;
}

/** B := X in the lanes whose info is 0; in the others B stays as it is. */
export function storeSolutions(g: Lanes, f: Frame, s: Solutions): Stmt[] {
  const { m, column } = g;
  const { x, bad, B, ldb, strideB, live, n, nrhs, pack, unpack } = s;
  const [given, b, y, end, left] = f.ints(5) as [Int, Int, Int, Int, Int];
  const good = f.local('v128');
  return [
    when(v128.anyTrue(bad), [
      given.to(i32.add(x, i32.mul(nrhs, column))),
      m.call(pack, given, B, strideB, live, ldb, n, nrhs),
      good.set(g.r.bytes === 4 ? i32x4.eq(bad, v128.zero()) : i64x2.eq(bad, v128.zero())),
      y.to(x),
      left.to(nrhs),
      whileLoop(i32.gt(left, 0), [
        b.to(given),
        end.to(i32.add(given, i32.mul(n, VECTOR))),
        down([b, y], end, (o) => [v128.store(y, v128.bitselect(v128.load(y, o), v128.load(b, o), good), o)]),
        // Both at the end of their columns
        y.plus(i32.sub(column, i32.mul(n, VECTOR))),
        given.plus(column),
        left.plus(-1),
      ]),
    ]),
    m.call(unpack, x, B, strideB, live, ldb, n, nrhs),
  ];
}
