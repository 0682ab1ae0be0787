// Every instruction that kernels may use, executed: its result is compared with JavaScript's for numbers at the edges of the type.
import { describe, expect, test } from 'vitest';
import { type Expr, type I32, ret } from '../../src/engine/assembler.ts';
import {
  double,
  f32x4FromF64,
  f64x2FromF32,
  i32,
  i32x4,
  i64x2,
  lanes,
  type Real,
  single,
  v128,
} from '../../src/engine/ops.ts';
import { compile } from './compile.ts';

type V = Expr<'v128'>;
const INTS = [0, 1, -1, 2, 7, -8, 31, 32, 63, 64, 65535, 0x12345678, 2 ** 31 - 1, -(2 ** 31)];
const [A, B, OUT] = [0, 16, 32];

describe('i32', () => {
  const shift = (f: (a: number, b: number) => number) => (a: number, b: number) => f(a, b & 31) | 0;
  const binary: Record<string, (a: number, b: number) => number> = {
    eq: (a, b) => +(a === b),
    ne: (a, b) => +(a !== b),
    lt: (a, b) => +(a < b),
    ltU: (a, b) => +(a >>> 0 < b >>> 0),
    gt: (a, b) => +(a > b),
    gtU: (a, b) => +(a >>> 0 > b >>> 0),
    le: (a, b) => +(a <= b),
    leU: (a, b) => +(a >>> 0 <= b >>> 0),
    ge: (a, b) => +(a >= b),
    geU: (a, b) => +(a >>> 0 >= b >>> 0),
    add: (a, b) => (a + b) | 0,
    sub: (a, b) => (a - b) | 0,
    mul: Math.imul,
    div: (a, b) => Math.trunc(a / b) | 0,
    divU: (a, b) => Math.trunc((a >>> 0) / (b >>> 0)) | 0,
    rem: (a, b) => (a % b) | 0,
    remU: (a, b) => ((a >>> 0) % (b >>> 0)) | 0,
    and: (a, b) => a & b,
    or: (a, b) => a | b,
    xor: (a, b) => a ^ b,
    shl: shift((a, b) => a << b),
    shr: shift((a, b) => a >> b),
    shrU: shift((a, b) => a >>> b),
    min: Math.min,
    max: Math.max,
  };
  const { call, view } = compile((m) => {
    const table = i32 as unknown as Record<string, (a: I32, b: I32) => Expr<'i32'>>;
    for (const name of Object.keys(binary))
      m.func(name, ['i32', 'i32'], 'i32', (_f, a, b) => [ret(table[name]!(a, b))]);
    m.func('eqz', ['i32'], 'i32', (_f, a) => [ret(i32.eqz(a))]);
    m.func('ctz', ['i32'], 'i32', (_f, a) => [ret(i32.ctz(a))]);
    m.func('truncF64', ['f64'], 'i32', (_f, a) => [ret(i32.truncF64(a))]);
    m.func('move', ['i32', 'i32'], 'void', (_f, from, to) => [i32.store(to, i32.load(from, 4), 8)]);
  });

  test.each(Object.entries(binary))('%s', (name, expected) => {
    for (const a of INTS) {
      for (const b of INTS) {
        const overflows = name === 'div' && a === -(2 ** 31) && b === -1;
        if (/div|rem/.test(name) && (b === 0 || overflows))
          expect(() => call[name]!(a, b)).toThrow(WebAssembly.RuntimeError);
        else expect([name, a, b, call[name]!(a, b)]).toEqual([name, a, b, expected(a, b) + 0]);
      }
    }
  });

  test('the others, and that every one is tested', () => {
    expect(INTS.map((a) => call['eqz']!(a))).toEqual(INTS.map((a) => +(a === 0)));
    expect([1, 8, 0, -(2 ** 31)].map((a) => call['ctz']!(a))).toEqual([0, 3, 32, 31]);
    expect([0.9, -1.9, 2147483647].map((a) => call['truncF64']!(a))).toEqual([0, -1, 2147483647]);
    view.setInt32(104, -77, true);
    call['move']!(100, 200);
    expect(view.getInt32(208, true)).toBe(-77);
    const others = ['eqz', 'ctz', 'truncF64', 'load', 'store'];
    expect(Object.keys(i32).sort()).toEqual([...Object.keys(binary), ...others].sort());
  });
});

/** Bytes of A and B that no two instructions treat alike. */
function fillBytes(view: DataView): void {
  for (let i = 0; i < 32; i++) view.setUint8(i, (i * 73 + 5) & 255);
  view.setInt32(B + 4, view.getInt32(A + 4, true), true); // equal lanes
  view.setInt32(B + 8, 2 ** 31 - 1, true);
}
const words = (view: DataView, at: number): number[] => [0, 4, 8, 12].map((i) => view.getInt32(at + i, true));
const longs = (view: DataView, at: number): bigint[] => [0, 8].map((i) => view.getBigInt64(at + i, true));
const bytes = (view: DataView, at: number): number[] => Array.from({ length: 16 }, (_, i) => view.getUint8(at + i));

describe('integer vectors', () => {
  const compare = (f: (a: number, b: number) => boolean) => (a: number, b: number) => (f(a, b) ? -1 : 0);
  const wordWise: Record<string, readonly [(a: V, b: V) => V, (a: number, b: number) => number]> = {
    'v128.and': [v128.and, (a, b) => a & b],
    'v128.andnot': [v128.andnot, (a, b) => a & ~b],
    'v128.or': [v128.or, (a, b) => a | b],
    'v128.xor': [v128.xor, (a, b) => a ^ b],
    'v128.not': [(a) => v128.not(a), (a) => ~a],
    'v128.zero': [() => v128.zero(), () => 0],
    'v128.load': [(a) => a, (a) => a],
    'v128.bitselect': [(a, b) => v128.bitselect(a, b, i32x4.splat(0x0ff0)), (a, b) => (a & 0x0ff0) | (b & ~0x0ff0)],
    'i32x4.eq': [i32x4.eq, compare((a, b) => a === b)],
    'i32x4.ne': [i32x4.ne, compare((a, b) => a !== b)],
    'i32x4.lt': [i32x4.lt, compare((a, b) => a < b)],
    'i32x4.gt': [i32x4.gt, compare((a, b) => a > b)],
    'i32x4.add': [i32x4.add, (a, b) => (a + b) | 0],
    'i32x4.sub': [i32x4.sub, (a, b) => (a - b) | 0],
    'i32x4.mul': [i32x4.mul, Math.imul],
    'i32x4.minS': [i32x4.minS, Math.min],
    'i32x4.maxS': [i32x4.maxS, Math.max],
    'i32x4.splat': [() => i32x4.splat(-5), () => -5],
  };
  const longWise: Record<string, readonly [(a: V, b: V) => V, (a: bigint, b: bigint) => bigint]> = {
    'i64x2.add': [i64x2.add, (a, b) => BigInt.asIntN(64, a + b)],
    'i64x2.sub': [i64x2.sub, (a, b) => BigInt.asIntN(64, a - b)],
    'i64x2.eq': [i64x2.eq, (a, b) => (a === b ? -1n : 0n)],
    'i64x2.ne': [i64x2.ne, (a, b) => (a !== b ? -1n : 0n)],
  };
  const toInt: Record<string, readonly [(a: V) => Expr<'i32'>, (view: DataView) => number]> = {
    'v128.anyTrue': [v128.anyTrue, (view) => +bytes(view, A).some((b) => b !== 0)],
    'i32x4.allTrue': [i32x4.allTrue, (view) => +words(view, A).every((w) => w !== 0)],
    'i32x4.bitmask': [i32x4.bitmask, (view) => words(view, A).reduce((sum, w, i) => sum + (w < 0 ? 1 << i : 0), 0)],
    'i32x4.extract': [(a) => i32x4.extract(a, 2), (view) => view.getInt32(A + 8, true)],
    'i64x2.allTrue': [i64x2.allTrue, (view) => +longs(view, A).every((w) => w !== 0n)],
    'i64x2.bitmask': [i64x2.bitmask, (view) => longs(view, A).reduce((sum, w, i) => sum + (w < 0n ? 1 << i : 0), 0)],
  };
  const order = [31, 0, 16, 15, 7, 8, 9, 1, 2, 3, 30, 29, 17, 18, 5, 6];
  const { call, view } = compile((m) => {
    const [a, b] = [v128.load(A), v128.load(B)];
    for (const [name, [f]] of [...Object.entries(wordWise), ...Object.entries(longWise)])
      m.func(name, [], 'void', () => [v128.store(OUT, f(a, b))]);
    for (const [name, [f]] of Object.entries(toInt)) m.func(name, [], 'i32', () => [ret(f(a))]);
    m.func('v128.shuffle', [], 'void', () => [v128.store(OUT - 16, v128.shuffle(a, b, order), 16)]);
    m.func('i32x4.replace', [], 'void', () => [v128.store(OUT, i32x4.replace(a, 1, 99))]);
  });

  test('on lanes', () => {
    fillBytes(view);
    const [a, b] = [words(view, A), words(view, B)];
    for (const [name, [, expected]] of Object.entries(wordWise)) {
      call[name]!();
      expect([name, ...words(view, OUT)]).toEqual([name, ...a.map((x, i) => expected(x, b[i]!))]);
    }
    view.setBigInt64(B, view.getBigInt64(A, true), true);
    const [p, q] = [longs(view, A), longs(view, B)];
    for (const [name, [, expected]] of Object.entries(longWise)) {
      call[name]!();
      expect([name, ...longs(view, OUT)]).toEqual([name, ...p.map((x, i) => expected(x, q[i]!))]);
    }
  });

  test('to numbers', () => {
    const patterns = [
      [0, 0, 0, 0],
      [1, -1, 2, -2],
      [0, 0, 0, -1],
      [-1, -1, -1, -1],
      [0, 5, 0, 5],
    ];
    for (const pattern of patterns) {
      for (const [i, w] of pattern.entries()) view.setInt32(A + 4 * i, w, true);
      for (const [name, [, expected]] of Object.entries(toInt)) {
        expect([name, pattern, call[name]!()]).toEqual([name, pattern, expected(view)]);
      }
    }
  });

  test('shuffles and lanes; every instruction is tested', () => {
    fillBytes(view);
    call['v128.shuffle']!();
    const both = [...bytes(view, A), ...bytes(view, B)];
    expect(bytes(view, OUT)).toEqual(order.map((i) => both[i]));
    expect(lanes(4, [1, 4, 0, 7])).toEqual([4, 5, 6, 7, 16, 17, 18, 19, 0, 1, 2, 3, 28, 29, 30, 31]);
    call['i32x4.replace']!();
    expect(words(view, OUT)).toEqual(words(view, A).map((w, i) => (i === 1 ? 99 : w)));
    const tested = [...Object.keys(wordWise), ...Object.keys(longWise), ...Object.keys(toInt)];
    tested.push('v128.shuffle', 'i32x4.replace', 'v128.store');
    const existing = Object.entries({ v128, i32x4, i64x2 }).flatMap(([type, ops]) =>
      Object.keys(ops).map((op) => `${type}.${op}`),
    );
    expect(tested.sort()).toEqual(existing.sort());
  });
});

const reals: readonly [string, Real, (x: number) => number][] = [
  ['singles', single, Math.fround],
  ['doubles', double, (x) => x],
];

describe.each(reals)('%s', (_title, r, round) => {
  const tiny = r.bytes === 4 ? 2 ** -149 : 5e-324;
  const huge = r.bytes === 4 ? 3.4028234663852886e38 : Number.MAX_VALUE;
  const VALUES = [0, -0, 1, -1, 1.5, -2.25, 1 / 3, tiny, -tiny, huge, -huge, Infinity, -Infinity, NaN].map(round);
  const type: 'f64' = r.type;
  const set = (view: DataView, at: number, x: number): void =>
    r.bytes === 4 ? view.setFloat32(at, x, true) : view.setFloat64(at, x, true);
  const get = (view: DataView, at: number): number =>
    r.bytes === 4 ? view.getFloat32(at, true) : view.getFloat64(at, true);
  const mask = (view: DataView, at: number): bigint =>
    r.bytes === 4 ? BigInt(view.getInt32(at, true)) : view.getBigInt64(at, true);
  const lanesOf = <T>(f: (byte: number) => T): T[] => Array.from({ length: r.lanes }, (_, i) => f(i * r.bytes));
  const vector = (view: DataView, at: number): number[] => lanesOf((byte) => get(view, at + byte));

  const binary: Record<string, (a: number, b: number) => number> = {
    add: (a, b) => a + b,
    sub: (a, b) => a - b,
    mul: (a, b) => a * b,
    div: (a, b) => a / b,
    min: Math.min,
    max: Math.max,
    copysign: (a, b) => (Object.is(b, -0) || b < 0 ? -Math.abs(a) : Math.abs(a)),
  };
  const unary: Record<string, (a: number) => number> = { abs: Math.abs, neg: (a) => -a, sqrt: Math.sqrt };
  const tests: Record<string, (a: number, b: number) => boolean> = {
    eq: (a, b) => a === b,
    ne: (a, b) => a !== b,
    lt: (a, b) => a < b,
    gt: (a, b) => a > b,
    le: (a, b) => a <= b,
    ge: (a, b) => a >= b,
  };
  /** Those of vectors alone. */
  const pseudo: Record<string, (a: number, b: number) => number> = {
    pmin: (a, b) => (b < a ? b : a),
    pmax: (a, b) => (a < b ? b : a),
  };
  type Scalar = Expr<'f64'>;
  const scalarOps = r as unknown as Record<string, (a: Scalar, b: Scalar) => Scalar>;
  const testOps = r as unknown as Record<string, (a: Scalar, b: Scalar) => Expr<'i32'>>;
  const vectorOps = r as unknown as Record<string, (a: V, b: V) => V>;
  const vectorNames = [...Object.keys(binary).filter((name) => name !== 'copysign'), ...Object.keys(pseudo)];

  const { call, view } = compile((m) => {
    for (const name of [...Object.keys(binary), ...Object.keys(unary)])
      m.func(name, [type, type], type, (_f, a, b) => [ret(scalarOps[name]!(a, b))]);
    for (const name of Object.keys(tests)) m.func(name, [type, type], 'i32', (_f, a, b) => [ret(testOps[name]!(a, b))]);
    for (const name of [...vectorNames, ...Object.keys(unary), ...Object.keys(tests)]) {
      const op = vectorOps[`v${name}`]!;
      m.func(`v${name}`, [], 'void', () => [v128.store(OUT, op(v128.load(A), v128.load(B)))]);
    }
    const store = (name: string, value: (x: Scalar) => V): void => {
      m.func(name, [type], 'void', (_f, x) => [v128.store(OUT, value(x))]);
    };
    store('splat', (x) => r.splat(x));
    store('vconst', () => r.vconst(-1.25));
    store('loadSplat', () => r.loadSplat(A, r.bytes));
    store('loadFirst', () => r.loadFirst(A, r.bytes));
    store('loadLane', () => r.loadLane(B, v128.load(A), 1, r.bytes));
    store('replace', (x) => r.replace(v128.load(A), 1, x));
    m.func('storeLane', [], 'void', () => [r.storeLane(OUT, v128.load(A), 1, r.bytes)]);
    m.func('extract', [], type, () => [ret(r.extract(v128.load(A), 1))]);
    m.func('const', [], type, () => [ret(r.const(1 / 3))]);
    m.func('move', ['i32', 'i32'], 'void', (_f, from, to) => [r.store(to, r.load(from, 8), 16)]);
    m.func('toDouble', [type], 'f64', (_f, x) => [ret(r.toDouble(x))]);
    m.func('fromDouble', ['f64'], type, (_f, x) => [ret(r.fromDouble(x))]);
  });
  const same = (name: string, args: readonly number[], got: unknown, wanted: unknown): void =>
    expect([name, ...args, got]).toEqual([name, ...args, wanted]);

  test('scalars', () => {
    for (const a of VALUES) {
      for (const [name, f] of Object.entries(unary)) same(name, [a], call[name]!(a, 0), round(f(a)));
      for (const b of VALUES) {
        for (const [name, f] of Object.entries(binary)) {
          if (name === 'copysign' && Number.isNaN(b)) continue; // the sign of a NaN is not JavaScript's to see
          same(name, [a, b], call[name]!(a, b), round(f(a, b)));
        }
        for (const [name, f] of Object.entries(tests)) same(name, [a, b], call[name]!(a, b), +f(a, b));
      }
    }
  });

  test('vectors, lane by lane', () => {
    for (const a of VALUES) {
      for (const [k, b] of VALUES.entries()) {
        // Other lanes hold other pairs: an instruction that mixed them up would be found out.
        const pairs = lanesOf<[number, number]>((byte) =>
          byte === 0 ? [a, b] : [VALUES[(k + byte) % VALUES.length]!, a],
        );
        for (const [i, [x, y]] of pairs.entries()) {
          set(view, A + i * r.bytes, x);
          set(view, B + i * r.bytes, y);
        }
        const check = (name: string, wanted: (x: number, y: number) => number): void => {
          call[name]!();
          same(
            name,
            [a, b],
            vector(view, OUT),
            pairs.map(([x, y]) => round(wanted(x, y))),
          );
        };
        for (const name of vectorNames) check(`v${name}`, (binary[name] ?? pseudo[name])!);
        for (const [name, f] of Object.entries(unary)) check(`v${name}`, f);
        for (const [name, f] of Object.entries(tests)) {
          call[`v${name}`]!();
          expect([name, a, b, ...lanesOf((byte) => mask(view, OUT + byte))]).toEqual([
            name,
            a,
            b,
            ...pairs.map(([x, y]) => (f(x, y) ? -1n : 0n)),
          ]);
        }
      }
    }
  });

  test('moves between memory, scalars and lanes', () => {
    const a = lanesOf((byte) => byte + 0.5);
    const b = lanesOf((byte) => -byte - 0.25);
    for (const [i, x] of a.entries()) set(view, A + i * r.bytes, x);
    for (const [i, x] of b.entries()) set(view, B + i * r.bytes, x);
    const out = (name: string, x = 0): number[] => {
      call[name]!(x);
      return vector(view, OUT);
    };
    expect(out('splat', -3)).toEqual(a.map(() => -3));
    expect(out('vconst')).toEqual(a.map(() => -1.25));
    expect(out('loadSplat')).toEqual(a.map(() => a[1]));
    expect(out('loadFirst')).toEqual(a.map((_, i) => (i === 0 ? a[1] : 0)));
    expect(out('loadLane')).toEqual(a.map((x, i) => (i === 1 ? b[1] : x)));
    expect(out('replace', 8)).toEqual(a.map((x, i) => (i === 1 ? 8 : x)));
    set(view, OUT, 7);
    call['storeLane']!();
    expect(vector(view, OUT).slice(0, 2)).toEqual([7, a[1]]);
    expect(call['extract']!()).toBe(a[1]);
    expect(call['const']!()).toBe(round(1 / 3));
    set(view, 108, tiny);
    call['move']!(100, 200);
    expect(get(view, 216)).toBe(tiny);
    expect(VALUES.map((x) => call['toDouble']!(x))).toEqual(VALUES);
    const doubles = [1 / 3, 1e300, 1e-60, -0, Infinity, NaN];
    expect(doubles.map((x) => call['fromDouble']!(x))).toEqual(doubles.map(round));
  });

  test('multiply-add, where there is one, rounds once or twice', () => {
    const build = (): ReturnType<typeof compile> =>
      compile((m) => {
        const [a, b, c] = [v128.load(A), v128.load(B), v128.load(48)];
        m.func('vmadd', [], 'void', () => [v128.store(OUT, r.vmadd(a, b, c))]);
        m.func('vnmadd', [], 'void', () => [v128.store(OUT, r.vnmadd(a, b, c))]);
      });
    let m: ReturnType<typeof compile>;
    try {
      m = build();
    } catch (error) {
      expect(error).toBeInstanceOf(WebAssembly.CompileError); // Node 20
      return;
    }
    const [x, y, z] = [1 + r.bytes / 2 ** 20, 1.5, -0.75].map(round) as [number, number, number];
    for (const [at, value] of [
      [A, x],
      [B, y],
      [48, z],
    ] as const)
      for (let i = 0; i < r.lanes; i++) set(m.view, at + i * r.bytes, value * (i + 1));
    for (const [name, sign] of [
      ['vmadd', 1],
      ['vnmadd', -1],
    ] as const) {
      m.call[name]!();
      lanesOf((byte) => byte / r.bytes + 1).forEach((s, i) => {
        const exact = sign * x * s * y * s + z * s;
        expect(Math.abs(get(m.view, OUT + i * r.bytes) - exact)).toBeLessThan(
          4 * (r.bytes === 4 ? 2 ** -20 : 2 ** -49),
        );
      });
    }
  });

  test('sizes, and that every instruction is tested', () => {
    expect([r.prec, r.bytes, 1 << r.shift, r.lanes]).toEqual(r.bytes === 4 ? ['s', 4, 4, 4] : ['d', 8, 8, 2]);
    const scalars = [...Object.keys(binary), ...Object.keys(unary), ...Object.keys(tests)];
    const vectors = [...vectorNames, ...Object.keys(unary), ...Object.keys(tests)].map((name) => `v${name}`);
    const moves = ['const', 'load', 'store', 'splat', 'loadSplat', 'loadFirst', 'loadLane', 'storeLane', 'extract'];
    moves.push('replace', 'vconst', 'toDouble', 'fromDouble', 'vmadd', 'vnmadd');
    const sizes = ['type', 'prec', 'parts', 'bytes', 'shift', 'lanes'];
    expect(Object.keys(r).sort()).toEqual([...scalars, ...vectors, ...moves, ...sizes].sort());
  });
});

test('conversions of vectors between singles and doubles', () => {
  const { call, view } = compile((m) => {
    m.func('up', [], 'void', () => [v128.store(OUT, f64x2FromF32(v128.load(A)))]);
    m.func('down', [], 'void', () => [v128.store(OUT, f32x4FromF64(v128.load(A)))]);
  });
  for (const [i, x] of [0.5, -Infinity, 7, 8].entries()) view.setFloat32(A + 4 * i, x, true);
  call['up']!();
  expect([0, 8].map((i) => view.getFloat64(OUT + i, true))).toEqual([0.5, -Infinity]);
  for (const [i, x] of [1 / 3, 1e300].entries()) view.setFloat64(A + 8 * i, x, true);
  call['down']!();
  expect([0, 4, 8, 12].map((i) => view.getFloat32(OUT + i, true))).toEqual([Math.fround(1 / 3), Infinity, 0, 0]);
});
