// Small kernels for tests of the engine.
import { brIf, loop, ret } from '../../src/engine/assembler.ts';
import type { WasmKernel } from '../../src/engine/engine.ts';
import { double, i32, v128 } from '../../src/engine/ops.ts';

const kernel = (name: string, build: WasmKernel['build']): WasmKernel => ({ name, build });

/** add(n, at, x): adds x to n doubles; n > 0. */
export const add = kernel('add', (m) => {
  m.func('add', ['i32', 'i32', 'f64'], 'void', (_f, n, at, x) => [
    loop((again) => [double.store(at, double.add(double.load(at), x)), at.plus(8), n.plus(-1), brIf(again, n)]),
  ]);
});

/** sum(n, from, to): stores the sum of n doubles, through the thread's own memory; n > 0. */
export const sum = kernel('sum', (m) => {
  m.func('sum', ['i32', 'i32', 'i32'], 'void', (_f, n, from, to) => [
    double.store(m.scratch, double.const(0)),
    loop((again) => [
      double.store(m.scratch, double.add(double.load(m.scratch), double.load(from))),
      from.plus(8),
      n.plus(-1),
      brIf(again, n),
    ]),
    double.store(to, double.load(m.scratch)),
  ]);
});

/** wait(flag): stores 1 there and goes on when somebody else has stored something else. trap(): reads beyond memory. */
export const odd = kernel('odd', (m) => {
  m.func('wait', ['i32'], 'void', (_f, flag) => [
    i32.store(flag, 1),
    loop((again) => [brIf(again, i32.eq(i32.load(flag), 1))]),
  ]);
  m.func('trap', ['i32'], 'void', () => [v128.store(0, v128.load(-16, 2 ** 31 - 1))]);
  m.func('answer', [], 'i32', () => [ret(i32.add(40, 2))]);
});
