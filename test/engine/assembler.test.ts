// The assembler, by running what it writes: constants of every length, control flow, locals, calls, memory.
import { describe, expect, test } from 'vitest';
import {
  block,
  br,
  brIf,
  drop,
  int,
  leb,
  loop,
  ModuleBuilder,
  memoryCopy,
  memoryFill,
  range,
  ret,
  select,
  signedLeb,
  stmt,
  when,
  whileLoop,
} from '../../src/engine/assembler.ts';
import { double, i32, v128 } from '../../src/engine/ops.ts';
import { compile, SCRATCH } from './compile.ts';

describe('LEB128', () => {
  test('as the standard has it', () => {
    expect([0, 1, 127, 128, 300, 624485, 2 ** 32 - 1].map(leb)).toEqual([
      [0],
      [1],
      [127],
      [0x80, 1],
      [0xac, 2],
      [0xe5, 0x8e, 0x26],
      [0xff, 0xff, 0xff, 0xff, 15],
    ]);
    expect([0, 63, 64, -1, -64, -65, -123456].map(signedLeb)).toEqual([
      [0],
      [63],
      [0xc0, 0],
      [0x7f],
      [0x40],
      [0xbf, 0x7f],
      [0xc0, 0xbb, 0x78],
    ]);
  });

  test('constants come back, and addresses above 2^31 as the same 32 bits', () => {
    const values = [-1, 0].concat(...Array.from({ length: 32 }, (_, b) => [2 ** b - 1, 2 ** b, 2 ** b + 1, -(2 ** b)]));
    const { call } = compile((m) => {
      for (const [k, value] of values.entries()) m.func(`f${k}`, [], 'i32', () => [ret(int(value))]);
    });
    for (const [k, value] of values.entries()) expect(call[`f${k}`]!()).toBe(value | 0);
  });
});

describe('control flow', () => {
  test('range counts up, steps, and does nothing when it starts behind its end', () => {
    const { call } = compile((m) => {
      m.func('sum', ['i32', 'i32', 'i32'], 'i32', (f, from, to, step) => {
        const [i, sum] = [f.int(), f.int()];
        return [range(i, from, to, step, [sum.plus(i)]), ret(sum)];
      });
    });
    expect(call['sum']!(0, 10, 1)).toBe(45);
    expect(call['sum']!(-3, 9, 4)).toBe(-3 + 1 + 5);
    expect(call['sum']!(5, 5, 1)).toBe(0);
    expect(call['sum']!(6, 5, 1)).toBe(0);
  });

  test('whileLoop, when with and without otherwise, select of numbers and vectors', () => {
    const { call, view } = compile((m) => {
      m.func('log2', ['i32'], 'i32', (f, x) => {
        const n = f.int();
        return [whileLoop(i32.gtU(x, 1), [x.to(i32.shrU(x, 1)), n.plus(1)]), ret(n)];
      });
      m.func('sign', ['f64'], 'f64', (f, x) => {
        const y = f.local('f64');
        const zero = double.const(0);
        const minus = when(double.lt(x, zero), [y.set(double.const(-1))]);
        return [when(double.gt(x, zero), [y.set(double.const(1))], [minus]), ret(y)];
      });
      m.func('least', ['f64', 'f64'], 'f64', (_f, a, b) => [ret(select(double.lt(a, b), a, b))]);
      m.func('vselect', ['i32'], 'void', (_f, c) => [v128.store(0, select(c, double.vconst(2), double.vconst(3)))]);
    });
    expect([0, 1, 2, 3, 1024, -1].map((x) => call['log2']!(x))).toEqual([0, 0, 1, 1, 10, 31]);
    expect([5, -5, 0, NaN].map((x) => call['sign']!(x))).toEqual([1, -1, 0, 0]);
    expect(call['least']!(3, -4)).toBe(-4);
    for (const [c, wanted] of [
      [1, 2],
      [0, 3],
    ] as const) {
      call['vselect']!(c);
      expect(view.getFloat64(8, true)).toBe(wanted);
    }
  });

  test('branches find their label at any depth', () => {
    const { call } = compile((m) => {
      // Pairs (i, j) with i < j < n in order; stops at the k-th and returns 100 i + j, or -1.
      m.func('pair', ['i32', 'i32'], 'i32', (f, n, k) => {
        const [i, j, result] = [f.int(), f.int(), f.int()];
        const found = i32.eq(k, 0);
        const body = block((out) => [
          range(i, 0, n, 1, [
            range(j, i32.add(i, 1), n, 1, [k.plus(-1), when(found, [result.to(i32.add(i32.mul(i, 100), j)), br(out)])]),
          ]),
        ]);
        return [result.to(-1), body, ret(result)];
      });
      m.func('collatz', ['i32'], 'i32', (f, x) => {
        const steps = f.int();
        return [
          block((out) => [
            loop((again) => [
              brIf(out, i32.eq(x, 1)),
              steps.plus(1),
              when(i32.and(x, 1), [x.to(i32.add(i32.mul(x, 3), 1)), br(again)]),
              x.to(i32.shrU(x, 1)),
              br(again),
            ]),
          ]),
          ret(steps),
        ];
      });
    });
    expect([1, 4, 6, 7].map((k) => call['pair']!(4, k))).toEqual([1, 102, 203, -1]);
    expect(call['collatz']!(27)).toBe(111);
  });

  test('a branch out of nowhere is refused', () => {
    expect(() =>
      compile((m) => {
        m.func('f', [], 'void', () => {
          let label: Parameters<typeof br>[0] | undefined;
          const inner = block((out) => {
            label = out;
            return [];
          });
          return [inner, br(label!)];
        });
      }),
    ).toThrow(/outside the block/);
  });
});

describe('functions', () => {
  test('call each other and themselves, with constants and results as arguments', () => {
    const { call } = compile((m) => {
      const square = m.func(undefined, ['f64'], 'f64', (_f, x) => [ret(double.mul(x, x))]);
      const twice = m.func(undefined, ['i32', 'f64'], 'void', (_f, at, x) => [double.store(at, double.add(x, x))]);
      m.func('both', ['f64'], 'f64', (_f, x) => [m.call(twice, 64, m.call(square, x)), ret(double.load(64))]);
      m.func('factorial', ['i32'], 'i32', (f, n) => {
        const self = { params: ['i32'], result: 'i32', index: 3 } as const;
        const rest = f.int();
        return [when(i32.le(n, 1), [ret(int(1))]), rest.to(m.call(self, i32.sub(n, 1))), ret(i32.mul(n, rest))];
      });
    });
    expect(call['both']!(3)).toBe(18);
    expect(call['factorial']!(10)).toBe(3628800);
    expect(Object.keys(call)).toEqual(['both', 'factorial']);
  });

  test('many locals and parameters of all types, tee and drop', () => {
    const { call } = compile((m) => {
      m.func('f', ['f64', 'i32'], 'f64', (f, x, n) => {
        const many = f.locals('f64', 200);
        const vectors = f.locals('v128', 3);
        const [a, b] = f.ints(2) as [ReturnType<typeof f.int>, ReturnType<typeof f.int>];
        return [
          ...many.map((local, k) => local.set(double.add(x, double.const(k)))),
          vectors[2]!.set(double.splat(many[150]!)),
          drop(a.tee(int(5))),
          b.to(i32.add(a, n)),
          when(i32.eq(b, 12), [ret(double.add(many[199]!, double.extract(vectors[2]!, 1)))]),
          ret(double.const(NaN)),
        ];
      });
    });
    expect(call['f']!(1, 7)).toBe(200 + 151);
    expect(call['f']!(1, 8)).toBeNaN();
  });

  test('know the memory of their thread; memory is copied and filled', () => {
    const { call, view } = compile((m) => {
      m.func('scratch', [], 'i32', () => [ret(m.scratch)]);
      m.func('copy', ['i32', 'i32', 'i32'], 'void', (_f, to, from, bytes) => [memoryCopy(to, from, bytes)]);
      m.func('fill', ['i32', 'i32', 'i32'], 'void', (_f, to, byte, bytes) => [memoryFill(to, byte, bytes)]);
    });
    expect(call['scratch']!()).toBe(SCRATCH);
    call['fill']!(100, 7, 5);
    view.setUint8(102, 9);
    call['copy']!(101, 100, 5);
    expect([99, 100, 101, 102, 103, 104, 105, 106].map((at) => view.getUint8(at))).toEqual([0, 7, 7, 7, 9, 7, 7, 0]);
  });

  test('beyond memory they trap', () => {
    const { call } = compile((m) => m.func('f', ['i32'], 'f64', (_f, at) => [ret(double.load(at))]));
    expect(() => call['f']!(65529)).toThrow(WebAssembly.RuntimeError);
  });
});

test('modules for shared memory link to shared memory only', () => {
  const m = new ModuleBuilder();
  m.func('f', [], 'void', () => [stmt()]);
  const link = (shared: boolean, memory: WebAssembly.Memory): WebAssembly.Instance =>
    new WebAssembly.Instance(new WebAssembly.Module(m.bytes(shared)), {
      env: { memory, scratch: new WebAssembly.Global({ value: 'i32' }, 0) },
    });
  const own = new WebAssembly.Memory({ initial: 1 });
  const shared = new WebAssembly.Memory({ initial: 1, maximum: 16, shared: true });
  expect(Object.keys(link(false, own).exports)).toEqual(['f']);
  expect(Object.keys(link(true, shared).exports)).toEqual(['f']);
  expect(() => link(true, own)).toThrow(WebAssembly.LinkError);
  expect(() => link(false, shared)).toThrow(WebAssembly.LinkError);
});
