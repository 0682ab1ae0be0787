// Neighbouring diagonal blocks of a real Schur form exchanged, in WebAssembly, part of the kernel of turns.ts.
//
//   exchange(n, T, ldt, rows, Q, ldq, j, n1, n2, eps): laexcRef, Q with so many rows; 1 where the blocks have changed places, else 0
//
// Storage: doubles, column-major, contiguous columns; T and Q are addresses, leading dimensions in bytes. Small systems and the blocks by
//          themselves lie in the thread's scratch.
// Mapping: a call is one thread's; what depends on the orders of the blocks is written out for each of them. Operations and their order are
//          those of laexc.ref.ts, lanv2.ref.ts and smallSystem.ref.ts, and so are the bits.
// Source: LAPACK xLAEXC, xLANV2, xLASY2.
import {
  type Expr,
  type Frame,
  type Func,
  type I32,
  type Int,
  int,
  type Local,
  type ModuleBuilder,
  range,
  ret,
  type Stmt,
  select,
  when,
} from '../assembler.ts';
import { i32, double as r } from '../ops.ts';
import { reflectorOf, type Turn, type TurnsOf } from './turnsChase.ts';

const I = 'i32' as const;
type F = Local<'f64'>;
type X = Expr<'f64'>;

/** In the thread's scratch: a matrix by rows, its right-hand side, the order of the unknowns, unknowns in it, and blocks by themselves. */
const [MATRIX, SIDE, ORDER, PERMUTED, CORNER] = [0, 128, 160, 192, 224];

const zero = r.const(0);
const one = r.const(1);
const EPS = 2 ** -52;
/** Squares of such numbers, and their sums, stay in the range. */
const inside = (x: X): Expr<'i32'> => i32.and(r.gt(x, r.const(2 ** -500)), r.lt(x, r.const(2 ** 500)));
const swap = (x: F, y: F, kept: F): Stmt[] => [kept.set(x), x.set(y), y.set(kept)];
const sumOf = (a: X, b: X, c: X, d: X): X => r.add(r.mul(a, b), r.mul(c, d));
/** b > 0 === c > 0 */
const sameSide = (b: X, c: X): Expr<'i32'> => i32.eq(r.gt(b, zero), r.gt(c, zero));

/** to := the length of (x, y), of which one is not zero, as lengthRef; `unit` is a variable of its own. */
const lengthOf = (to: F, unit: F, x: X, y: X): Stmt[] => [
  unit.set(r.max(r.abs(x), r.abs(y))),
  unit.set(select(inside(unit), one, unit)),
  to.set(r.div(x, unit)),
  to.set(r.mul(to, to)),
  to.set(r.mul(r.sqrt(r.add(to, r.mul(r.div(y, unit), r.div(y, unit)))), unit)),
];

/** a, b, c, d, cs, sn, as lanv2Ref. */
function standard(frame: Frame, a: F, b: F, c: F, d: F, cs: F, sn: F): Stmt[] {
  const [difference, p, product, scale, z, root, length, unit] = frame.locals('f64', 8) as [F, F, F, F, F, F, F, F];
  const [factor, kept, mean, sigma] = [frame.local('f64'), unit, scale, product];
  const size = r.max(r.max(r.abs(a), r.abs(b)), r.max(r.abs(c), r.abs(d)));
  const all = (by: X): Stmt[] => [a, b, c, d].map((x) => x.set(r.mul(x, by)));
  const apart: Stmt[] = [
    root.set(r.add(p, r.copysign(r.mul(r.sqrt(scale), r.sqrt(z)), p))),
    ...lengthOf(length, unit, c, root),
    a.set(r.add(d, root)),
    d.set(r.sub(d, r.mul(r.div(r.max(r.abs(b), r.abs(c)), root), product))),
    cs.set(r.div(root, length)),
    sn.set(r.div(c, length)),
    b.set(r.sub(b, c)),
    c.set(zero),
  ];
  const real: Stmt[] = [
    // z, p and length are free here.
    z.set(r.sqrt(r.abs(b))),
    p.set(r.sqrt(r.abs(c))),
    root.set(r.copysign(r.mul(z, p), c)),
    length.set(r.div(one, r.sqrt(r.abs(r.add(b, c))))),
    a.set(r.add(mean, root)),
    d.set(r.sub(mean, root)),
    b.set(r.sub(b, c)),
    c.set(zero),
    z.set(r.mul(z, length)),
    p.set(r.mul(p, length)),
    kept.set(r.sub(r.mul(cs, z), r.mul(sn, p))),
    sn.set(r.add(r.mul(cs, p), r.mul(sn, z))),
    cs.set(kept),
  ];
  const equal: Stmt[] = [
    sigma.set(r.add(b, c)),
    ...lengthOf(length, unit, sigma, difference),
    cs.set(r.sqrt(r.mul(r.const(0.5), r.add(one, r.div(r.abs(sigma), length))))),
    sn.set(r.mul(r.neg(r.div(r.mul(r.const(0.5), r.div(difference, length)), cs)), r.copysign(one, sigma))),
    // By columns, and then by rows
    z.set(sumOf(a, cs, b, sn)),
    p.set(sumOf(r.neg(a), sn, b, cs)),
    root.set(sumOf(c, cs, d, sn)),
    length.set(sumOf(r.neg(c), sn, d, cs)),
    a.set(sumOf(z, cs, root, sn)),
    b.set(sumOf(p, cs, length, sn)),
    c.set(sumOf(r.neg(z), sn, root, cs)),
    d.set(sumOf(r.neg(p), sn, length, cs)),
    mean.set(r.mul(r.const(0.5), r.add(a, d))),
    a.set(mean),
    d.set(mean),
    when(r.ne(c, zero), [
      when(
        r.eq(b, zero),
        [b.set(r.neg(c)), c.set(zero), kept.set(cs), cs.set(r.neg(sn)), sn.set(kept)],
        [when(sameSide(b, c), real)],
      ),
    ]),
  ];
  const general: Stmt[] = [
    difference.set(r.sub(a, d)),
    p.set(r.div(difference, r.const(2))),
    product.set(r.min(r.abs(b), r.abs(c))),
    product.set(select(sameSide(b, c), product, r.neg(product))),
    scale.set(r.max(r.abs(p), r.max(r.abs(b), r.abs(c)))),
    z.set(r.add(r.mul(r.div(p, scale), p), r.mul(r.div(r.max(r.abs(b), r.abs(c)), scale), product))),
    when(r.ge(z, r.const(4 * EPS)), apart, equal),
  ];
  return [
    cs.set(one),
    sn.set(zero),
    factor.set(one),
    z.set(size),
    when(i32.and(r.gt(z, zero), r.lt(z, r.const(2 ** -500))), [factor.set(r.const(2 ** 600))]),
    when(i32.and(r.gt(z, r.const(2 ** 1000)), r.lt(z, r.const(Infinity))), [factor.set(r.const(2 ** -600))]),
    ...all(factor),
    when(r.ne(c, zero), [
      when(
        r.eq(b, zero),
        [cs.set(zero), sn.set(one), ...swap(a, d, kept), b.set(r.neg(c)), c.set(zero)],
        [when(i32.or(r.ne(r.sub(a, d), zero), sameSide(b, c)), general)],
      ),
    ]),
    when(r.ne(factor, one), [
      ...all(r.div(one, factor)),
      // A block of a pair stays one.
      when(i32.and(r.ne(c, zero), r.eq(b, zero)), [
        b.set(select(r.gt(c, zero), r.const(-(2 ** -1074)), r.const(2 ** -1074))),
      ]),
    ]),
  ];
}

type Standardize = Func<readonly ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void'>;

/** standardize(n, T, ldt, rows, Q, ldq, j): the 2 x 2 block at j. */
function buildStandardize(m: ModuleBuilder, rows: Turn, columns: Turn): Standardize {
  return m.func(undefined, [I, I, I, I, I, I, I], 'void', (frame, n, T, ldt, count, Q, ldq, j) => {
    const [a, b, c, d, cs, sn] = frame.locals('f64', 6) as [F, F, F, F, F, F];
    const [p, next] = frame.ints(2) as [Int, Int];
    return [
      p.to(i32.add(T, i32.add(i32.shl(j, 3), i32.mul(ldt, j)))),
      next.to(i32.add(p, ldt)),
      ...[a.set(r.load(p)), b.set(r.load(next)), c.set(r.load(p, 8)), d.set(r.load(next, 8))],
      ...standard(frame, a, b, c, d, cs, sn),
      ...[r.store(p, a), r.store(next, b), r.store(p, c, 8), r.store(next, d, 8)],
      m.call(rows, i32.sub(i32.sub(n, j), 2), i32.add(next, ldt), ldt, cs, sn),
      m.call(columns, j, i32.add(T, i32.mul(ldt, j)), ldt, cs, sn),
      m.call(columns, count, i32.add(Q, i32.mul(ldq, j)), ldq, cs, sn),
    ];
  });
}

type Solve = Func<readonly ['i32', 'f64'], 'void'>;

/** solve(n, least): the system in scratch, as solveSmallRef. */
function buildSolve(m: ModuleBuilder): Solve {
  return m.func(undefined, [I, 'f64'], 'void', (frame, n, least) => {
    const [i, j, k, row, col, p, q, kept] = frame.ints(8) as [Int, Int, Int, Int, Int, Int, Int, Int];
    const [most, size, factor] = frame.locals('f64', 3) as [F, F, F];
    const at = (part: number, place: Expr<'i32'>): Expr<'i32'> => i32.add(m.scratch, i32.add(i32.shl(place, 3), part));
    const element = (x: Expr<'i32'>, y: Expr<'i32'>): Expr<'i32'> => at(MATRIX, i32.add(i32.mul(x, n), y));
    const exchange = (x: Expr<'i32'>, y: Expr<'i32'>): Stmt[] => [
      ...[p.to(x), q.to(y), size.set(r.load(p))],
      ...[r.store(p, r.load(q)), r.store(q, size)],
    ];
    const order = (x: Expr<'i32'>): Expr<'i32'> => at(ORDER, x);
    return [
      range(k, 0, n, 1, [i32.store(order(k), k)]),
      range(k, 0, n, 1, [
        ...[most.set(r.const(-1)), row.to(k), col.to(k)],
        range(i, k, n, 1, [
          range(j, k, n, 1, [
            size.set(r.abs(r.load(element(i, j)))),
            when(r.gt(size, most), [most.set(size), row.to(i), col.to(j)]),
          ]),
        ]),
        when(i32.ne(row, k), [
          range(j, k, n, 1, exchange(element(k, j), element(row, j))),
          ...exchange(at(SIDE, k), at(SIDE, row)),
        ]),
        when(i32.ne(col, k), [
          range(i, 0, n, 1, exchange(element(i, k), element(i, col))),
          kept.to(i32.load(order(k))),
          i32.store(order(k), i32.load(order(col))),
          i32.store(order(col), kept),
        ]),
        when(r.lt(most, least), [r.store(element(k, k), least)]),
        range(i, i32.add(k, 1), n, 1, [
          factor.set(r.div(r.load(element(i, k)), r.load(element(k, k)))),
          range(j, i32.add(k, 1), n, 1, [
            p.to(element(i, j)),
            r.store(p, r.sub(r.load(p), r.mul(factor, r.load(element(k, j))))),
          ]),
          p.to(at(SIDE, i)),
          r.store(p, r.sub(r.load(p), r.mul(factor, r.load(at(SIDE, k))))),
        ]),
      ]),
      i.to(i32.sub(n, 1)),
      range(kept, 0, n, 1, [
        size.set(r.load(at(SIDE, i))),
        range(j, i32.add(i, 1), n, 1, [size.set(r.sub(size, r.mul(r.load(element(i, j)), r.load(at(SIDE, j)))))]),
        size.set(r.div(size, r.load(element(i, i)))),
        r.store(at(SIDE, i), size),
        r.store(at(PERMUTED, i32.load(order(i))), size),
        i.plus(-1),
      ]),
      range(k, 0, n, 1, [r.store(at(SIDE, k), r.load(at(PERMUTED, k)))]),
    ];
  });
}

type Exchange = Func<readonly ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'f64'], 'i32'>;

/** exchange(n, T, ldt, rows, Q, ldq, j, eps) of blocks of these orders, one of which at least is a pair. */
function buildBlocks(
  m: ModuleBuilder,
  [n1, n2]: readonly [1 | 2, 1 | 2],
  rows: TurnsOf,
  columns: TurnsOf,
  solve: Solve,
  standardize: Standardize,
): Exchange {
  const order = n1 + n2;
  const size = n1 * n2;
  const three = n1 === 2;
  return m.func(undefined, [I, I, I, I, I, I, I, 'f64'], 'i32', (frame, n, T, ldt, count, Q, ldq, j, eps) => {
    const place = frame.ints(order);
    const [norm, least, v1, v2, sum] = frame.locals('f64', 5) as [F, F, F, F, F];
    const v = frame.locals('f64', 3) as [F, F, F];
    const temporary = frame.locals('f64', 2);
    const reflectors = Array.from({ length: n2 }, () => frame.locals('f64', 4) as [F, F, F, F]);
    const block = (row: number, col: number): X => r.load(place[col]!, 8 * row);
    const x = (k: number): X => r.load(m.scratch, SIDE + 8 * k);
    const corner = (k: number): Expr<'i32'> => i32.add(m.scratch, CORNER + 8 * k);
    const all = [...new Array(order).keys()];
    const turn = (turns: TurnsOf, [, t, w2, w3]: readonly F[], at: Expr<'i32'>, ld: I32, lines: I32) =>
      three ? m.call(turns.three, lines, at, ld, w2!, w3!, t!) : m.call(turns.two, lines, at, ld, w2!, t!);
    /** T11 X - X T22 = T12, X by columns. */
    const system = [...new Array(size).keys()].flatMap((row) => {
      const [i, k] = [row % n1, Math.floor(row / n1)];
      const entries = [...new Array(size).keys()].map((col) => {
        const [ofI, ofK] = [col % n1, Math.floor(col / n1)];
        const own = ofK === k ? r.add(zero, block(i, ofI)) : zero;
        return r.store(
          m.scratch,
          ofI === i ? r.sub(own, block(n1 + ofK, n1 + k)) : own,
          MATRIX + 8 * (row * size + col),
        );
      });
      return [r.store(m.scratch, block(i, n1 + k), SIDE + 8 * row), ...entries];
    });
    const first = reflectors[0]!;
    const second = reflectors[1];
    const columnAt = (A: Int, ld: Int, c: number) => i32.add(A, i32.mul(ld, i32.add(j, c)));
    const remains = [...new Array(n2).keys()].flatMap((c) =>
      all.slice(n2).map((row) => {
        const tooLarge = i32.eqz(r.le(r.abs(r.load(corner(row + c * order))), r.mul(r.const(10), least)));
        return when(tooLarge, [ret(int(0))]);
      }),
    );
    return [
      ...place.map((p, c) =>
        p.to(c === 0 ? i32.add(T, i32.add(i32.shl(j, 3), i32.mul(ldt, j))) : i32.add(place[c - 1]!, ldt)),
      ),
      norm.set(zero),
      ...all.flatMap((c) =>
        all.flatMap((row) => [
          v1.set(block(row, c)),
          r.store(corner(row + c * order), v1),
          norm.set(r.max(norm, r.abs(v1))),
        ]),
      ),
      least.set(r.max(r.mul(eps, norm), r.const(2 ** -969))),
      ...system,
      m.call(solve, size, least),
      v[0].set(r.neg(x(0))),
      v[1].set(three ? r.neg(x(1)) : one),
      v[2].set(three ? one : zero),
      ...reflectorOf(v, first, temporary),
      // The other column: (-x, 1), with a zero in front of the 1, turned by the first reflector
      ...(second
        ? [
            v1.set(r.neg(x(n1))),
            v2.set(three ? r.neg(x(3)) : zero),
            sum.set(r.mul(first[1], r.add(v1, r.mul(first[2], v2)))),
            v[0].set(r.sub(v2, r.mul(sum, first[2]))),
            v[1].set(three ? r.mul(r.neg(sum), first[3]) : one),
            v[2].set(three ? one : zero),
            ...reflectorOf(v, second, temporary),
          ]
        : []),
      ...reflectors.flatMap((h, c) => [
        turn(rows, h, corner(c), 8 * order, order),
        turn(columns, h, corner(c * order), 8 * order, order),
      ]),
      ...remains,
      ...reflectors.flatMap((h, c) => [
        turn(rows, h, i32.add(place[0]!, 8 * c), ldt, i32.sub(n, j)),
        turn(columns, h, columnAt(T, ldt, c), ldt, i32.add(j, order)),
        turn(columns, h, columnAt(Q, ldq, c), ldq, count),
      ]),
      ...reflectors.flatMap((_, c) => all.slice(n2).map((row) => r.store(place[c]!, zero, 8 * row))),
      ...(n2 === 2 ? [m.call(standardize, n, T, ldt, count, Q, ldq, j)] : []),
      ...(three ? [m.call(standardize, n, T, ldt, count, Q, ldq, i32.add(j, n2))] : []),
      ret(int(1)),
    ];
  });
}

export function buildExchange(m: ModuleBuilder, rows: TurnsOf, columns: TurnsOf): void {
  const [solve, standardize] = [buildSolve(m), buildStandardize(m, rows.rotated, columns.rotated)];
  const blocks = (
    [
      [1, 2],
      [2, 1],
      [2, 2],
    ] as const
  ).map((orders) => buildBlocks(m, orders, rows, columns, solve, standardize));
  const types = [I, I, I, I, I, I, I, I, I, 'f64'] as const;
  m.func('exchange', types, 'i32', (frame, n, T, ldt, count, Q, ldq, j, n1, n2, eps) => {
    const [p, next] = frame.ints(2) as [Int, Int];
    const [f, g, c, s, unit, length, first, second] = frame.locals('f64', 8) as [F, F, F, F, F, F, F, F];
    const given = [n, T, ldt, count, Q, ldq, j, eps] as const;
    const pass = blocks as [Exchange, Exchange, Exchange];
    return [
      when(i32.eq(n2, 2), [when(i32.eq(n1, 2), [ret(m.call(pass[2], ...given))]), ret(m.call(pass[0], ...given))]),
      when(i32.eq(n1, 2), [ret(m.call(pass[1], ...given))]),
      // Of one element each: a rotation
      p.to(i32.add(T, i32.add(i32.shl(j, 3), i32.mul(ldt, j)))),
      next.to(i32.add(p, ldt)),
      ...[first.set(r.load(p)), second.set(r.load(next, 8)), f.set(r.load(next)), g.set(r.sub(second, first))],
      ...[c.set(one), s.set(zero)],
      when(r.ne(g, zero), [
        unit.set(r.max(r.abs(f), r.abs(g))),
        unit.set(select(inside(unit), one, unit)),
        length.set(select(r.lt(f, zero), r.const(-1), one)),
        ...[f.set(r.div(f, unit)), g.set(r.div(g, unit))],
        length.set(r.mul(r.sqrt(r.add(r.mul(f, f), r.mul(g, g))), length)),
        ...[c.set(r.div(f, length)), s.set(r.div(g, length))],
      ]),
      m.call(rows.rotated, i32.sub(i32.sub(n, j), 2), i32.add(next, ldt), ldt, c, s),
      m.call(columns.rotated, j, i32.add(T, i32.mul(ldt, j)), ldt, c, s),
      ...[r.store(p, second), r.store(next, first, 8)],
      m.call(columns.rotated, count, i32.add(Q, i32.mul(ldq, j)), ldq, c, s),
      ret(int(1)),
    ];
  });
}
